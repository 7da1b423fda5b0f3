import type { Theme } from '../schema';

/** Cells along each side of a pattern. */
const SIZE = 4;

/** The possible tiles of a cell at (x, y): quarter circles, bars, a dot and a full cell. */
const tiles: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x} ${y}h1a1 1 0 0 1-1 1z`,
  (x, y) => `M${x + 1} ${y}v1a1 1 0 0 1-1-1z`,
  (x, y) => `M${x + 1} ${y + 1}h-1a1 1 0 0 1 1-1z`,
  (x, y) => `M${x} ${y + 1}v-1a1 1 0 0 1 1 1z`,
  (x, y) => `M${x} ${y}h1v.5h-1z`,
  (x, y) => `M${x} ${y}h.5v1h-.5z`,
  (x, y) => `M${x} ${y}h1v1h-1z`,
  () => '',
];

/** The two colours of a pattern, as #rrggbb. */
export type ColorPair = readonly [string, string];

/** The palette of share images and icons, which are the same in both themes: the only one, or the dark one. */
export const mainTheme = ({ only = 'dark' }: Pick<Theme, 'only'>): 'dark' | 'light' => only;

/** The pairs of colours of a theme: its `patternColors`, or its accents. */
export function patternColors(theme: Theme): readonly ColorPair[] {
  const { accent, 'accent-solid': solid } = theme[mainTheme(theme)];
  return theme.patternColors ?? [[solid, accent]];
}

const WRITTEN = /^([0-9a-f]{16})([0-9a-f]{6})([0-9a-f]{6})$/i;

/** Draws a pattern: two colours, and the SVG path data of the tiles in each of them. */
export function drawPattern(pattern: string) {
  const [, cells = '', first = '', second = ''] = WRITTEN.exec(pattern) ?? [];
  const paths: [string, string] = ['', ''];
  [...cells].forEach((digit, cell) => {
    const value = parseInt(digit, 16);
    const path = tiles[value % tiles.length]?.(cell % SIZE, Math.floor(cell / SIZE)) ?? '';
    paths[value < tiles.length ? 0 : 1] += path;
  });
  return { colors: [`#${first}`, `#${second}`] as const, paths };
}

/** A panel behind a picture, as the text of an SVG file: the second colour of a pattern on the first. */
export function panelSvg(pattern: string) {
  const { paths, colors } = drawPattern(pattern);
  const box = `0 0 ${SIZE} ${SIZE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0h4v4H0z" fill="${colors[0]}"/><path d="${paths.join('')}" fill="${colors[1]}" fill-opacity="0.6"/></svg>\n`;
}

/** A pattern as the text of an SVG file. */
export function patternSvg(pattern: string) {
  const { paths, colors } = drawPattern(pattern);
  const shapes = paths.map((path, ink) => `<path d="${path}" fill="${colors[ink]}"/>`).join('');
  const box = `0 0 ${SIZE} ${SIZE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>\n`;
}
