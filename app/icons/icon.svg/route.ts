import { theme } from '@/data/theme';
import { logoSvg } from '@/lib/graphics/logo';
import { owner } from '../../owner';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(logoSvg({ owner, theme }), { headers: { 'content-type': 'image/svg+xml' } });
