import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Owner } from '../resume/owner';
import type { Theme } from '../schema';
import { dealTiles, markSvg } from './mark';
import { patternColors, patternSvg, type FilledPath } from './pattern';
import { patternOf } from './pattern-of';

/** The logo of the site: the tiles of the record, a pattern (see `patternOf`), or the path of an SVG file in `public/`. */
export type Logo = { tiles: readonly FilledPath[][] } | { pattern: string } | { src: string };

/** What a logo is made from. */
interface LogoFacts {
  owner: Pick<Owner, 'name'>;
  theme: Theme;
  /** The entries of the record. */
  record: readonly { pattern: string }[];
}

/** The logo that the owner chose; by default the mark of the record, or without a record the pattern of the name. */
export function logoOf({ owner, theme, record }: LogoFacts): Logo {
  const { src, seed, colors } = theme.logo ?? {};
  if (src) return { src };
  const isChosen = seed !== undefined || colors !== undefined;
  if (!isChosen && record.length > 0)
    return { tiles: dealTiles(record.map(({ pattern }) => pattern)) };
  return { pattern: patternOf(seed ?? owner.name, colors ? [colors] : patternColors(theme)) };
}

/**
 * What stands beside the claim: the owner's choice, or the next one if patterns are off or there is no portrait. A small
 * portrait would cover a quarter of a logo from a file, so there it is large.
 */
export function heroOf({ hero = 'pattern', patterns, logo }: Theme, hasPortrait: boolean) {
  const isHidden = patterns === false || (logo?.src && hasPortrait);
  const wanted = hero === 'pattern' && isHidden ? 'portrait' : hero;
  return wanted === 'portrait' && !hasPortrait ? 'type' : wanted;
}

/** The logo of the site as the text of an SVG file. */
export function logoSvg(logo: Logo, theme: Theme): string {
  if ('src' in logo) return readFileSync(path.join('public', logo.src), 'utf8');
  if ('pattern' in logo) return patternSvg(logo.pattern);
  return markSvg(logo.tiles, theme);
}
