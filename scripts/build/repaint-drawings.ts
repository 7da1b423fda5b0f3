import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files-in';
import { drawPattern, mainTheme, patternColors } from '@/lib/graphics/pattern';
import { patternOf } from '@/lib/graphics/pattern-of';
import type { Theme } from '@/lib/schema';

/** The colours of a drawing that stand for those of the theme: `data-colors="surface: #11141d; text: #eceef4"`. */
const COLORS = /^<svg [^>]*data-colors="([^"]*)"/;

/** Whether a drawing takes the colours of the theme. */
export const namesColors = (drawing: string): boolean => COLORS.test(drawing);

/**
 * Gives drawings the colours of the theme. `pattern-first` and `pattern-second` are those of the pattern of a project,
 * for drawings in the folder that has its name.
 * @param folder the folder of the exported images
 */
export function repaintDrawings(folder: string, theme: Theme): void {
  for (const name of filesIn(folder).filter((name) => name.endsWith('.svg'))) {
    const file = path.join(folder, name);
    const drawing = readFileSync(file, 'utf8');
    const project = path.basename(path.dirname(file));
    if (namesColors(drawing)) writeFileSync(file, repaint(drawing, theme, project));
  }
}

/** A drawing in the colours of a theme and of the pattern of a project, instead of those that it names. */
export function repaint(drawing: string, theme: Theme, project: string): string {
  const [first, second] = drawPattern(patternOf(project, patternColors(theme))).colors;
  const palette = new Map<string, string>([
    ...Object.entries(theme[mainTheme(theme)]),
    ['pattern-first', first],
    ['pattern-second', second],
  ]);
  const [, named = ''] = COLORS.exec(drawing) ?? [];
  const colors = new Map(
    named.split('; ').map((pair) => {
      const [token = '', color = ''] = pair.split(': ');
      return [color, palette.get(token)];
    }),
  );
  return drawing.replace(/#[\da-f]{6}\b/g, (color) => colors.get(color) ?? color);
}
