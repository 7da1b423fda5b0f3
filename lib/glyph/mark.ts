import type { Owner, Theme } from '../site/types';
import { glyphPairs, packedGlyphOf } from './glyph';

/** The mark of the site: a packed glyph (see `drawGlyph`), or the path of an SVG file in `public/`. */
export type Mark = { glyph: string } | { src: string };

/** The mark that the owner chose; by default the glyph of the owner's name. */
export function markOf({ owner, theme }: { owner: Owner; theme: Theme }): Mark {
  const { src, seed = owner.name, colors } = theme.mark ?? {};
  return src ? { src } : { glyph: packedGlyphOf(seed, colors ? [colors] : glyphPairs(theme)) };
}
