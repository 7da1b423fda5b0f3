import { createHash } from 'node:crypto';
import { mainTheme } from '../site/main-theme';
import type { Theme } from '../site/types';
import { GLYPH_SIZE, drawGlyph, type Glyph } from './draw';

export { GLYPH_SIZE, type Glyph } from './draw';

/** The two colours of a glyph, as #rrggbb. */
export type ColorPair = readonly [string, string];

/** For a theme that has errors. */
const greys: readonly ColorPair[] = [['#6b7280', '#9ca3af']];

/** The pairs of colours of a theme: its `glyphs`, or its accents. */
export function glyphPairs(theme: Theme): readonly ColorPair[] {
  const { accent, 'accent-solid': solid } = theme[mainTheme(theme)];
  return theme.glyphs ?? [[solid, accent]];
}

/**
 * The block glyph of an item: a tile pattern derived from the SHA-256 of its slug. A slug always has
 * the same glyph.
 * @param slug the item's slug
 * @param pairs colours, of which the hash selects a pair
 */
export const glyphOf = (slug: string, pairs?: readonly ColorPair[]): Glyph =>
  drawGlyph(packedGlyphOf(slug, pairs));

/** The block glyph of an item in the packed form that {@link drawGlyph} parses. */
export function packedGlyphOf(slug: string, pairs = greys): string {
  const hash = createHash('sha256').update(slug).digest();
  const cells = [...hash.subarray(0, GLYPH_SIZE * GLYPH_SIZE)].map((byte) =>
    ((byte & 7) + (byte & 64 ? 8 : 0)).toString(16),
  );
  const pair = pairs[(hash[31] ?? 0) % pairs.length] ?? [];
  return [...cells, ...pair.map((color) => color.slice(1))].join('');
}
