import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files-in';
import { mainTheme } from '@/lib/graphics/pattern';
import type { Theme } from '@/lib/schema';

/** The colours of a drawing that stand for those of the theme: `data-colors="surface: #11141d; text: #eceef4"`. */
const COLORS = /^<svg [^>]*data-colors="([^"]*)"/;

/**
 * Gives drawings the colours of the theme.
 * @param folder the folder of the exported images
 */
export function repaintDrawings(folder: string, theme: Theme): void {
  for (const name of filesIn(folder).filter((name) => name.endsWith('.svg'))) {
    const file = path.join(folder, name);
    const drawing = readFileSync(file, 'utf8');
    if (COLORS.test(drawing)) writeFileSync(file, repaint(drawing, theme));
  }
}

/** A drawing in the colours of a theme, instead of those that it names. */
export function repaint(drawing: string, theme: Theme): string {
  const palette = new Map(Object.entries(theme[mainTheme(theme)]));
  const [, named = ''] = COLORS.exec(drawing) ?? [];
  const colors = new Map(
    named.split('; ').map((pair) => {
      const [token = '', color = ''] = pair.split(': ');
      return [color, palette.get(token)];
    }),
  );
  return drawing.replace(/#[\da-f]{6}\b/g, (color) => colors.get(color) ?? color);
}
