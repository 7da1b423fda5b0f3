import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { FileCache } from '@/lib/file-cache';
import { hashOf } from '@/lib/hash';

/** The picture of the first screen. */
const firstPicture = /<img(?=[^>]*\sfetchPriority="high")[^>]*>/i;

/**
 * If the picture covers more than its copy, the largest paint waits for it. A stretched copy counts less, and
 * a background only with whole pixels: so the copy is as wide as on a large phone, and that of a project a
 * pixel wider than its picture.
 * https://web.dev/articles/lcp#how-is-an-elements-size-determined
 */
const WIDTH = 384;

/** From recognisable to hardly more than colours, for pictures that are hard to compress. */
const qualities = [
  { blur: 2, quality: 10 },
  { blur: 4, quality: 8 },
  { blur: 6, quality: 5 },
  { blur: 8, quality: 5 },
  { blur: 10, quality: 5 },
];

/** The room for it in the first round trip, beside the page. */
const MAX_BYTES = 800;

/**
 * CSS that shows a small copy of the first screen's picture at once, as the background of
 * `.first-picture`. app/styles/layout.css decides when the full picture loads and replaces it. Cards set
 * the shape of that element; in the hero of a project it follows from the picture's width and height.
 * @param html a page
 * @param fileOf returns the path of a file of the export for its URL
 * @param cache keeps the copies: one takes a second
 * @returns rules, or nothing for a page without such a picture; its shape alone where no copy is small
 *   enough
 */
export async function placeholderOf(
  html: string,
  fileOf: (url: string) => string,
  cache: FileCache,
): Promise<string> {
  const [image = ''] = firstPicture.exec(html) ?? [];
  const [url = '', width, height] = ['src', 'width', 'height'].map(
    (name) => new RegExp(`\\s${name}="([^"]+)"`).exec(image)?.[1],
  );
  if (!url || !existsSync(fileOf(url))) return '';
  const bytes = readFileSync(fileOf(url));
  const copy = await cache.getOrMake(hashOf(bytes), () => smallCopy(bytes));
  const data = `data:image/avif;base64,${copy.toString('base64')}`;
  // The pages that come next have pictures of their own.
  const here = 'html:not([data-hydrated])';
  const shape = `@media (width<48rem){${here} .hero-picture:not([data-painted]){aspect-ratio:${width}/${height}}}`;
  if (copy.length === 0) return shape;
  return `${here} .first-picture:not([data-loaded]),.first-picture[data-painted]:not([data-loaded]){background-image:url(${data})}${shape}`;
}

/** A copy of a picture that is small enough; empty if there is none. */
async function smallCopy(picture: Buffer): Promise<Buffer> {
  for (const { blur, quality } of qualities) {
    const small = await sharp(picture).autoOrient().resize(WIDTH).blur(blur).png().toBuffer();
    const copy = await sharp(small)
      .avif({ quality, effort: 6, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (copy.length <= MAX_BYTES) return copy;
  }
  return Buffer.alloc(0);
}
