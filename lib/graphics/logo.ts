import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Owner } from '../resume/owner';
import type { Theme } from '../schema';
import { patternColors, patternSvg } from './pattern';
import { patternOf } from './pattern-of';

/** The logo of the site: a pattern (see `patternOf`), or the path of an SVG file in `public/`. */
export type Logo = { pattern: string } | { src: string };

/** The logo that the owner chose; by default the pattern of the owner's name. */
export function logoOf({ owner, theme }: { owner: Pick<Owner, 'name'>; theme: Theme }): Logo {
  const { src, seed = owner.name, colors } = theme.logo ?? {};
  return src ? { src } : { pattern: patternOf(seed, colors ? [colors] : patternColors(theme)) };
}

/** The owner's choice of what stands beside the greeting, without patterns or a portrait that the site lacks. */
export function heroOf({ hero = 'pattern', patterns }: Theme, hasPortrait: boolean) {
  const wanted = hero === 'pattern' && patterns === false ? 'portrait' : hero;
  return wanted === 'portrait' && !hasPortrait ? 'type' : wanted;
}

/** The logo of the site as the text of an SVG file. */
export function logoSvg(site: { owner: Pick<Owner, 'name'>; theme: Theme }): string {
  const logo = logoOf(site);
  return 'src' in logo
    ? readFileSync(path.join('public', logo.src), 'utf8')
    : patternSvg(logo.pattern);
}
