import sharp from 'sharp';
import { theme } from '@/data/theme';
import { currentLanguage } from '@/lib/languages/languages';
import { shareImage, shareImageSize } from '@/lib/seo/share-image';
import { oncePerContent } from '../../sections';
import { drawShareImage } from './draw';
import { shareItems, type ShareItem } from './items';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface ShareRoute {
  params: Promise<{ page: string[] }>;
}

export const generateStaticParams = () =>
  [...itemsByPath().keys()].map((path) => ({ page: path.split('/').slice(2) }));

export async function GET(_request: Request, { params }: ShareRoute) {
  const { page } = await params;
  const item = itemsByPath().get(`/share/${page.join('/')}`);
  if (!item) return new Response(null, { status: 404 });
  if (item.isPage && theme.shareImage) return ownImage(theme.shareImage);
  return drawShareImage(item);
}

const itemsIn = oncePerContent(
  (): ReadonlyMap<string, ShareItem> =>
    new Map(shareItems().map((item) => [shareImage(item.path), item])),
);

const itemsByPath = () => itemsIn(currentLanguage);

/** The owner's image for all pages except projects and posts. */
async function ownImage(url: string): Promise<Response> {
  const png = await sharp(`public${url}`).resize(shareImageSize).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
