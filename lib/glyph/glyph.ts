import { createHash } from 'node:crypto';
import { GLYPH_SIZE, drawGlyph, type Glyph } from './draw';

export { GLYPH_SIZE, type Glyph } from './draw';

/** Colour pairs for items that define no colours. */
const palette: readonly (readonly [string, string])[] = [
  ['#646cff', '#2dd4bf'],
  ['#f59e0b', '#ef4444'],
  ['#3b82f6', '#8b5cf6'],
  ['#22c55e', '#06b6d4'],
  ['#f97316', '#facc15'],
  ['#ef4444', '#a855f7'],
];

/**
 * The block glyph of an item: a tile pattern derived from the SHA-256 of its slug. A slug always has
 * the same glyph.
 * @param slug the item's slug
 * @param colors the item's two colours; by default the hash selects a pair
 */
export const glyphOf = (slug: string, colors?: readonly [string, string]): Glyph =>
  drawGlyph(packedGlyphOf(slug, colors));

/** The block glyph of an item in the packed form that {@link drawGlyph} parses. */
export function packedGlyphOf(slug: string, colors?: readonly [string, string]): string {
  const hash = createHash('sha256').update(slug).digest();
  const cells = [...hash.subarray(0, GLYPH_SIZE * GLYPH_SIZE)].map((byte) =>
    ((byte & 7) + (byte & 64 ? 8 : 0)).toString(16),
  );
  const pair = colors ?? palette[(hash[31] ?? 0) % palette.length] ?? ['#646cff', '#2dd4bf'];
  return [...cells, ...pair.map((color) => color.slice(1))].join('');
}
