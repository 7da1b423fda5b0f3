import { mainTheme, type Theme } from '../schema';

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

/** The pairs of colours of a theme: its `patternColors`, or its accents. */
export function patternColors(theme: Theme): readonly ColorPair[] {
  const { accent, 'accent-solid': solid } = theme[mainTheme(theme)];
  return theme.patternColors ?? [[solid, accent]];
}

/** The pairs of colours for the logo of a theme. */
export const logoColors = (theme: Theme): readonly ColorPair[] =>
  theme.logo?.colors ? [theme.logo.colors] : patternColors(theme);

/**
 * The tile pattern of a hash: one tile for each of its first 16 bytes.
 * @param hash SHA-256
 * @param pairs pairs of colours; the last byte of the hash selects one
 * @returns a short text for `drawPattern`: a hexadecimal digit for each cell (the index of its tile, plus 8 for the
 * second colour), and the colours
 */
export function patternOfHash(hash: Uint8Array, pairs: readonly ColorPair[]): string {
  const cells = [...hash.subarray(0, SIZE * SIZE)].map((byte) =>
    ((byte & 7) + (byte & 64 ? 8 : 0)).toString(16),
  );
  const pair = pairs[(hash[31] ?? 0) % pairs.length] ?? [];
  return [...cells, ...pair.map((color) => color.slice(1))].join('');
}

const WRITTEN = /^([0-9a-f]{16})([0-9a-f]{6})([0-9a-f]{6})$/i;

export interface Tile {
  /** Column and row, from 0. */
  x: number;
  y: number;
  /** SVG path data; empty for an empty cell. */
  path: string;
  /** Whether it has the first or the second colour. */
  ink: 0 | 1;
}

/** The two colours and the tiles of a pattern, row by row. */
export function readPattern(pattern: string) {
  const [, cells = '', first = '', second = ''] = WRITTEN.exec(pattern) ?? [];
  const read = [...cells].map((digit, cell): Tile => {
    const value = parseInt(digit, 16);
    const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
    const path = tiles[value % tiles.length]?.(x, y) ?? '';
    return { x, y, path, ink: value < tiles.length ? 0 : 1 };
  });
  return { colors: [`#${first}`, `#${second}`] as const, tiles: read };
}

/** Draws a pattern: two colours, and the SVG path data of the tiles in each of them. */
export function drawPattern(pattern: string) {
  const { colors, tiles } = readPattern(pattern);
  const pathOf = (wanted: Tile['ink']) =>
    tiles.map(({ path, ink }) => (ink === wanted ? path : '')).join('');
  return { colors, paths: [pathOf(0), pathOf(1)] as const };
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
