import { theme } from '@/data/theme';
import { logoSvg } from '@/lib/graphics/logo';
import { siteLogo } from '../../record';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(logoSvg(siteLogo(), theme), { headers: { 'content-type': 'image/svg+xml' } });
