import { theme } from '@/data/theme';
import { logoSvg } from '@/lib/logo-svg';
import { manifestIcons, svgIcon, touchIcon } from '@/lib/seo/icons';
import { owner } from '../../owner';
import { drawIcon } from '../draw-icon';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface IconRoute {
  params: Promise<{ name: string }>;
}

const rasterIcons = [touchIcon, ...manifestIcons];

const nameOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';

export const generateStaticParams = () =>
  [svgIcon, ...rasterIcons].map((icon) => ({ name: nameOf(icon) }));

export async function GET(_request: Request, { params }: IconRoute) {
  const { name } = await params;
  const icon = rasterIcons.find((one) => nameOf(one) === name);
  if (icon) return drawIcon(icon, 'png');
  return new Response(logoSvg({ owner, theme }), { headers: { 'content-type': 'image/svg+xml' } });
}
