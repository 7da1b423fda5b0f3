import { theme } from '@/data/theme';
import { toolkit } from '@/data/toolkit';
import { toolkitSvg } from '@/lib/graphics/toolkit-svg';

export const dynamic = 'force-static';

export function GET() {
  return new Response(toolkitSvg(toolkit, theme), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
