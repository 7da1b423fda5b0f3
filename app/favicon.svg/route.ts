import { glyphOf } from '@/data/glyph';
import { iconSvg } from '@/data/icon-svg';
import { owner } from '@/data/owner';

/* The owner's glyph as the icon of the site. */

export const dynamic = 'force-static';

export function GET() {
  return new Response(iconSvg(glyphOf(owner.name), { margin: 0.03 }), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
