import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logoOf } from './logo';
import { drawPattern, patternSvg } from './pattern';
import type { Owner } from './resume/owner';
import type { Theme } from './schema';

/** The logo of the site as the text of an SVG file. */
export function logoSvg(site: { owner: Pick<Owner, 'name'>; theme: Theme }): string {
  const logo = logoOf(site);
  return 'src' in logo
    ? readFileSync(path.join('public', logo.src), 'utf8')
    : patternSvg(drawPattern(logo.pattern));
}
