import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files-in';
import { mainTheme, type Theme } from '@/lib/schema';
import { ledger } from '../new/looks/ledger';

/** The mark of a drawing in the colours of the sample's dark theme. */
const MARK = 'data-colors="theme"';

/**
 * Gives the sample's drawings the colours of the theme.
 * @param folder the folder of the exported images
 */
export function repaintDrawings(folder: string, theme: Theme): void {
  for (const name of filesIn(folder).filter((name) => name.endsWith('.svg'))) {
    const file = path.join(folder, name);
    const drawing = readFileSync(file, 'utf8');
    if (drawing.includes(MARK)) writeFileSync(file, repaint(drawing, theme));
  }
}

/** A drawing in the colours of a theme, instead of those of the sample's dark theme. */
export function repaint(drawing: string, theme: Theme): string {
  const palette = theme[mainTheme(theme)];
  const tokens = Object.keys(palette) as (keyof typeof palette)[];
  const colors = new Map(tokens.map((token) => [ledger.dark[token], palette[token]]));
  return drawing.replace(/#[\da-f]{6}\b/g, (color) => colors.get(color) ?? color);
}
