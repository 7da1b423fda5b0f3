import { toolkitSvg } from '@/lib/toolkit-svg';
import { site } from '@/lib/site';

/* The tiles of the owner's tools, in one file. */

export const dynamic = 'force-static';

export function GET() {
  return new Response(toolkitSvg(site.toolkit, site.theme), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
