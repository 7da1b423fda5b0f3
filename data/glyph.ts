import { createHash } from 'node:crypto';

/** Cells along each side of a glyph. */
export const GLYPH_SIZE = 4;

/** The mark of a project or post, as two SVG paths on a grid of {@link GLYPH_SIZE} units. */
export interface Glyph {
  colors: readonly [string, string];
  /** Path data of the cells in the first and in the second colour. */
  paths: readonly [string, string];
}

/** Colour pairs for items that bring none of their own. */
const palette: readonly (readonly [string, string])[] = [
  ['#646cff', '#2dd4bf'],
  ['#f59e0b', '#ef4444'],
  ['#3b82f6', '#8b5cf6'],
  ['#22c55e', '#06b6d4'],
  ['#f97316', '#facc15'],
  ['#ef4444', '#a855f7'],
];

/** Tiles of one cell at (x, y): quarter circles round each corner, bars, a dot and a full cell. */
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

/**
 * The block glyph of an item: a tile pattern read from the SHA-256 of its slug. The same slug gives
 * the same glyph for ever.
 * @param slug the item's slug
 * @param colors the item's two colours; without them the hash picks a pair
 */
export function glyphOf(slug: string, colors?: readonly [string, string]): Glyph {
  const hash = createHash('sha256').update(slug).digest();
  const paths: [string, string] = ['', ''];
  for (let cell = 0; cell < GLYPH_SIZE * GLYPH_SIZE; cell++) {
    const byte = hash[cell] ?? 0;
    const tile = tiles[byte % tiles.length];
    const ink = byte & 64 ? 1 : 0;
    paths[ink] += tile?.(cell % GLYPH_SIZE, Math.floor(cell / GLYPH_SIZE)) ?? '';
  }
  const pair = palette[(hash[31] ?? 0) % palette.length];
  return { colors: colors ?? pair ?? ['#646cff', '#2dd4bf'], paths };
}
