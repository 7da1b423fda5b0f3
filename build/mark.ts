import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markOf } from '@/lib/glyph/mark';
import { drawGlyph } from '@/lib/glyph/draw';
import { iconSvg } from '@/lib/glyph/icon-svg';
import { siteDirectory } from '@/lib/site/directory';
import type { Site } from '@/lib/site';

/** The mark of the site as the text of an SVG file. */
export function markSvg(site: Pick<Site, 'owner' | 'theme'>): string {
  const mark = markOf(site);
  return 'src' in mark
    ? readFileSync(path.join(siteDirectory, 'public', mark.src), 'utf8')
    : iconSvg(drawGlyph(mark.glyph));
}
