import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** The picture of the first screen. */
const firstPicture = /<img(?=[^>]*\sfetchPriority="high")[^>]*>/i;

/** Sharp enough for a phone, down to hardly more than colours, for pictures that are hard to pack. */
const qualities = [
  { width: 480, blur: 0.7, quality: 22 },
  { width: 400, blur: 2, quality: 16 },
  { width: 320, blur: 6, quality: 12 },
];

/** What there is room for in the first round trip, beside the page. */
const MAX_BYTES = 2800;

/**
 * CSS that shows the picture of the first screen at once, in a small copy that comes with the page:
 * app/styles/layout.css tells when the picture itself is asked for, and takes its place. It lies in an
 * element of the class `first-picture`, which cards give its shape, and at the head of a project
 * (`hero-picture`) the picture.
 * @param html a page
 * @param fileOf path of a file of the export, by its address
 * @returns rules, or nothing for a page without such a picture; its shape alone where no copy is small
 *   enough
 */
export async function placeholderOf(
  html: string,
  fileOf: (address: string) => string,
): Promise<string> {
  const [image = ''] = firstPicture.exec(html) ?? [];
  const [address = '', width, height] = ['src', 'width', 'height'].map(
    (name) => new RegExp(`\\s${name}="([^"]+)"`).exec(image)?.[1],
  );
  if (!address || !existsSync(fileOf(address))) return '';
  const copy = await smallCopy(fileOf(address));
  const data = `data:image/avif;base64,${copy?.toString('base64')}`;
  // The pages that come next have pictures of their own.
  const here = 'html:not([data-hydrated])';
  const shape = `@media (width<48rem){${here} .hero-picture:not([data-painted]){aspect-ratio:${width}/${height}}}`;
  if (!copy) return shape;
  return `${here} .first-picture:not([data-loaded]),.first-picture[data-painted]:not([data-loaded]){background-image:url(${data})}${shape}`;
}

async function smallCopy(file: string): Promise<Buffer | undefined> {
  for (const { width, blur, quality } of qualities) {
    const small = await sharp(file).autoOrient().resize(width).blur(blur).png().toBuffer();
    const copy = await sharp(small).avif({ quality, effort: 4 }).toBuffer();
    if (copy.length <= MAX_BYTES) return copy;
  }
  return undefined;
}
