import sharp from 'sharp';
import { ImageResponse } from 'takumi-js/response';
import { shareImageSize } from '@/lib/seo/share-image';
import { drawableTexts } from './drawable-texts';
import type { ShareItem } from './items';
import { sharedRenderer } from './renderer';
import { Layout, type Picture } from './share-image';
import { css, largestPicture } from './styles';
import { titleSize } from './title-size';

/** Draws a share image. Letters that no typeface has are left out. */
export async function drawShareImage(item: ShareItem): Promise<ImageResponse> {
  const renderer = await sharedRenderer();
  const texts = drawableTexts(item);
  const picture = item.picture ? await readPicture(item.picture) : undefined;
  const size = await titleSize(texts.title, renderer);
  return new ImageResponse(<Layout {...texts} graphic={item.graphic} picture={picture} />, {
    ...shareImageSize,
    renderer,
    emoji: 'from-font',
    css: [css, `.title { font-size: ${size}px; }`],
  });
}

/** A picture of any format, as large as it is shown. */
async function readPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ ...largestPicture, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const src = `data:image/png;base64,${data.toString('base64')}`;
  return { src, width: info.width, height: info.height };
}
