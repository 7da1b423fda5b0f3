import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logoOf } from '@/lib/logo';
import { drawPattern } from '@/lib/pattern/draw';
import { patternSvg } from '@/lib/pattern/pattern-svg';
import { siteDirectory } from '@/lib/site/directory';
import type { Site } from '@/lib/site';

/** The mark of the site as the text of an SVG file. */
export function logoSvg(site: Pick<Site, 'owner' | 'theme'>): string {
  const mark = logoOf(site);
  return 'src' in mark
    ? readFileSync(path.join(siteDirectory, 'public', mark.src), 'utf8')
    : patternSvg(drawPattern(mark.pattern));
}
