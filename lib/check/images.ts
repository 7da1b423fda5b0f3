import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import exifr from 'exifr';
import sharp, { type Metadata } from 'sharp';
import type { Problem } from './problem';
import { fileCache } from '../file-cache';
import { filesIn } from '../files-in';
import { hashOf } from '../hash';
import type { Warning } from './problem';

/** An image of the site. */
export interface ImageFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** In bytes. */
  size: number;
}

const IMAGE = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** Cloudflare Pages takes no larger file: https://developers.cloudflare.com/pages/platform/limits/ */
const LARGEST_FILE = 25 * 1024 * 1024;

const isPublic = ({ file }: ImageFile) => file.startsWith('public/');

const isTooLarge = (image: ImageFile) => isPublic(image) && image.size > LARGEST_FILE;

/**
 * Lists the images in `public/` and beside texts.
 * @param root the project's folder
 * @param contentDirectory the folder of the content, from there
 */
export const findImages = (root: string, contentDirectory = 'content'): ImageFile[] =>
  [contentDirectory, 'public']
    .flatMap((folder) => filesIn(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => IMAGE.test(file))
    .map((file) => ({ file, size: statSync(path.join(root, file)).size }));

/**
 * Reads images to their end, and looks for the place where a photo was taken. Files in `public/`
 * are published as they are; of images beside posts only copies without metadata are. An image that
 * has not changed is read once: the results are in `.cache/`.
 * @param root the project's folder
 * @returns errors: images that cannot be decoded, and public ones that are too large or have a location; warnings: other
 *   images with a location. A file that does not even begin as an image is reported where a text
 *   shows it.
 */
export async function checkImages(
  root: string,
  images: readonly ImageFile[],
): Promise<{ problems: Problem[]; warnings: Warning[] }> {
  const problems: Problem[] = [];
  const warnings: Warning[] = [];
  const cache = fileCache(path.join(root, '.cache/inspected'), sharp.versions.vips);
  for (const image of images) {
    const { file } = image;
    const bytes = readFileSync(path.join(root, file));
    const hash = hashOf(bytes);
    const result = await cache.getOrMake(hash, async () =>
      Buffer.from(JSON.stringify(await inspect(bytes))),
    );
    const { error, hasLocation } = JSON.parse(result.toString()) as Inspection;
    if (error) problems.push({ file, field: 'image', found: error, ...broken });
    if (isTooLarge(image)) {
      problems.push({ file, field: 'size', found: megabytes(bytes.length), ...tooLarge });
    }
    if (hasLocation && isPublic(image)) problems.push({ file, field: 'metadata', ...located });
    if (hasLocation && !isPublic(image)) warnings.push({ file, words: locatedOriginal });
  }
  return { problems, warnings };
}

/**
 * Writes photos that tell where they were taken again, upright and without metadata. Those that cannot
 * be decoded stay as they are.
 * @param root the project's folder
 * @returns them, with their sizes before
 */
export async function removeLocations(root: string): Promise<(ImageFile & { before: number })[]> {
  const { problems, warnings } = await checkImages(root, findImages(root));
  const located = [...problems.filter(({ field }) => field === 'metadata'), ...warnings];
  const written = located.map(async ({ file }) => {
    const original = readFileSync(path.join(root, file));
    const bytes = await sharp(original, { animated: true })
      .autoOrient()
      .keepIccProfile()
      .jpeg({ quality: 90, mozjpeg: true, force: false })
      .webp({ quality: 95, force: false })
      .toBuffer()
      .catch(() => undefined);
    if (!bytes) return [];
    writeFileSync(path.join(root, file), bytes);
    return [{ file, size: bytes.length, before: original.length }];
  });
  return (await Promise.all(written)).flat();
}

const broken = {
  expected: 'an image that can be read to its end',
  fix: 'save it again, or export it again from its source',
};

const tooLarge = {
  expected: 'a file of at most 25 MB, since some hosts take no larger ones',
  fix: 'make it smaller: 2,000 pixels in width are enough for a photo',
};

const located = {
  expected: 'an image without the place where it was taken: public/ is published as it is',
  found: 'a location (GPS)',
  fix: 'run "npm run check -- --fix", which removes it from the file; save HEIC as JPEG first',
};

const locatedOriginal =
  'contains the place where it was taken (GPS): the site removes it, a public repository shows it; "npm run check -- --fix" removes it from the file';

interface Inspection {
  error?: string | undefined;
  hasLocation?: boolean;
}

async function inspect(bytes: Buffer): Promise<Inspection> {
  if (bytes.length === 0) return { error: 'an empty file' };
  // The limit applies below, where the image is decoded.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // sharp's packages decode no HEIC: https://sharp.pixelplumbing.com/install#custom-libvips
  if (!metadata || metadata.format === 'svg') return {};
  const hasLocation = await hasGps(metadata);
  if (metadata.compression === 'hevc') return { hasLocation };
  // The options of build/images/encode.ts.
  return sharp(bytes, { failOn: 'error' })
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .then(
      () => ({ hasLocation }),
      // libvips repeats the error on further lines.
      ({ message }: Error) => ({ hasLocation, error: message.split('\n')[0] }),
    );
}

async function hasGps({ exif, xmp }: Metadata): Promise<boolean> {
  if (xmp?.includes('GPSLatitude')) return true;
  // exifr expects TIFF, which follows the six bytes "Exif\0\0".
  const tiff = exif?.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0);
  const location = tiff && (await exifr.gps(tiff).catch(() => undefined));
  return location !== undefined;
}

/** From this size on, in bytes, an image that is published as it is slows a page down. */
const HEAVY = 400_000;

/** From this size on, in bytes, a photo beside a post, which is published in smaller copies. */
const HEAVY_ORIGINAL = 8_000_000;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Finds images that are too heavy. */
export const warnOfHeavyImages = (images: readonly ImageFile[]): Warning[] =>
  images.flatMap((image) => {
    const { file, size } = image;
    const isPhoto = !/\.(svg|gif)$/i.test(file);
    const limit = isPhoto && !isPublic(image) ? HEAVY_ORIGINAL : HEAVY;
    if (size <= limit || isTooLarge(image)) return [];
    const words = `${megabytes(size)}: make it smaller than ${megabytes(limit)}`;
    return [{ file, words: isPhoto ? `${words} (2,000 pixels in width are enough)` : words }];
  });
