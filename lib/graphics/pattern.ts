import type { Theme } from '../schema';

/** Cells along each side of a pattern. */
const SIZE = 4;

/** SVG path data of a shape in the cell at (x, y). */
type Draw = (x: number, y: number) => string;

/** The shapes of tiles: quarter circles, bars and a full cell. */
const shapes: readonly Draw[] = [
  (x, y) => `M${x} ${y}h1a1 1 0 0 1-1 1z`,
  (x, y) => `M${x + 1} ${y}v1a1 1 0 0 1-1-1z`,
  (x, y) => `M${x + 1} ${y + 1}h-1a1 1 0 0 1 1-1z`,
  (x, y) => `M${x} ${y + 1}v-1a1 1 0 0 1 1 1z`,
  (x, y) => `M${x} ${y}h1v.5h-1z`,
  (x, y) => `M${x} ${y}h.5v1h-.5z`,
  (x, y) => `M${x} ${y}h1v1h-1z`,
];

/** The values of a cell in one colour: its shape, or one more if it is empty. */
const VALUES = shapes.length + 1;

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

function readPattern(pattern: string) {
  const [, cells = '', first = '', second = ''] = WRITTEN.exec(pattern) ?? [];
  const values = [...cells].map((digit) => parseInt(digit, 16));
  return { values, colors: [`#${first}`, `#${second}`] as const };
}

/** Draws a pattern: two colours, and the SVG path data of the tiles in each of them. */
export function drawPattern(pattern: string) {
  const { values, colors } = readPattern(pattern);
  const paths: [string, string] = ['', ''];
  values.forEach((value, cell) => {
    const path = shapes[value % VALUES]?.(cell % SIZE, Math.floor(cell / SIZE)) ?? '';
    paths[value < VALUES ? 0 : 1] += path;
  });
  return { colors, paths };
}

/** A tile that can be drawn in any cell. */
interface Tile {
  color: string;
  draw: Draw;
}

/** The tiles of a pattern, cell by cell; where it is empty, a quarter circle. */
export function tilesOf(pattern: string): Tile[] {
  const { values, colors } = readPattern(pattern);
  return values.flatMap((value) => {
    const draw = shapes[(value % VALUES) % shapes.length];
    return draw ? { draw, color: colors[value < VALUES ? 0 : 1] } : [];
  });
}

/** A panel behind a picture, as the text of an SVG file: the second colour of a pattern on the first. */
export function panelSvg(pattern: string) {
  const { paths, colors } = drawPattern(pattern);
  return svgFile([
    { path: 'M0 0h4v4H0z', color: colors[0] },
    { path: paths.join(''), color: `${colors[1]}99` },
  ]);
}

/** A pattern as the text of an SVG file. */
export function patternSvg(pattern: string) {
  const { paths, colors } = drawPattern(pattern);
  return svgFile(paths.map((path, ink) => ({ path, color: colors[ink] ?? '' })));
}

/** SVG path data, and its colour. */
export interface FilledPath {
  path: string;
  color: string;
}

/** Filled paths as the text of an SVG file. */
export function svgFile(paths: readonly FilledPath[]) {
  const shown = paths.map(({ path, color }) => `<path d="${path}" fill="${color}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shown}</svg>\n`;
}
