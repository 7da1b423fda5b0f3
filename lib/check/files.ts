import { readFileSync, statSync } from 'node:fs';
import exifr from 'exifr';
import sharp, { type Metadata } from 'sharp';
import type { Diagnostic, Fault } from '../diagnostic';
import { fileCache } from '../file-cache';
import { filesIn } from '../files-in';
import { hashOf } from '../hash';

const IMAGE = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** In bytes. Cloudflare takes no larger file: https://developers.cloudflare.com/pages/platform/limits/ */
const LARGEST_FILE = 25 * 1024 * 1024;

/**
 * Finds files that cannot be published: images that cannot be decoded, photos that tell where they were
 * taken, and files that are too large. Files in `public/` are published as they are; images beside texts
 * become smaller copies without metadata. An unchanged image is read once: results are kept in `.cache/`.
 * @param publicFolder path of `public/`
 * @param contentFolder path of the content
 */
export async function checkFiles(
  publicFolder: string,
  contentFolder: string,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const report = (
    file: string,
    field: string,
    fault: Fault,
    severity: Diagnostic['severity'] = 'error',
  ) => diagnostics.push({ severity, file, field, ...fault });
  const cache = fileCache('.cache/inspected', sharp.versions.vips);
  for (const folder of [publicFolder, contentFolder]) {
    const isPublic = folder === publicFolder;
    for (const name of filesIn(folder).filter((one) => !one.endsWith('.md'))) {
      const file = `${folder}/${name}`;
      const isImage = IMAGE.test(name);
      const { size } = statSync(file);
      if (size > LARGEST_FILE) report(file, 'size', tooLarge(size));
      if (!isImage) continue;
      const bytes = readFileSync(file);
      const inspected = await cache.getOrMake(hashOf(bytes), async () =>
        Buffer.from(JSON.stringify(await inspect(bytes))),
      );
      const { error, hasLocation } = JSON.parse(inspected.toString()) as Inspection;
      if (error) report(file, 'image', broken(error));
      else if (hasLocation)
        report(file, 'location', located(isPublic), isPublic ? 'error' : 'warning');
    }
  }
  return diagnostics;
}

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
  // Files that are no images at all are reported where a text shows them.
  if (!metadata || metadata.format === 'svg') return {};
  const hasLocation = await hasGps(metadata);
  // sharp's packages decode no HEIC: https://sharp.pixelplumbing.com/install#custom-libvips
  if (metadata.compression === 'hevc') return { hasLocation };
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

const tooLarge = (size: number): Fault => ({
  expected: 'a file of at most 25 MB, since some hosts take no larger ones',
  found: `${(size / 1_000_000).toFixed(1)} MB`,
  fix: 'make it smaller: 2,000 pixels in width are enough for a photo. Upload a video elsewhere, and link to it',
});

const broken = (error: string): Fault => ({
  expected: 'an image that can be read to its end',
  found: `a file that is damaged or incomplete (${error})`,
  fix: 'save it again, or export it again from its source',
});

const located = (isPublic: boolean): Fault => ({
  expected: `a photo that does not tell where it was taken: ${isPublic ? 'public/ is published as it is' : 'a public repository shows the original'}`,
  found: `GPS coordinates${isPublic ? '' : ', which the site itself removes'}`,
  fix: 'export the photo without its location, or run: exiftool -gps:all= -overwrite_original and the name of the file',
});
