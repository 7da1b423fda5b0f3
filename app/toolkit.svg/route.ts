import { toolkitSvg } from '@/lib/graphics/toolkit-svg';
import { theme } from '@/data/theme';
import { toolkit } from '@/data/toolkit';

export const dynamic = 'force-static';

export function GET() {
  return new Response(toolkitSvg(toolkit, theme), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
