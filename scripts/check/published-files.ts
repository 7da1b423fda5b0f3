import { readFileSync, statSync } from 'node:fs';
import exifr from 'exifr';
import sharp, { type Metadata } from 'sharp';
import type { Diagnostic } from '@/lib/diagnostic';
import { filesIn } from '@/lib/files/files-in';
import { hashOf } from '@/lib/files/hash';
import { fileCache } from '../shared/file-cache';
import { noProgress } from '../shared/progress';
import type { LinkTargets } from './link-targets';

const IMAGE = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** Cloudflare's limit, in bytes: https://developers.cloudflare.com/pages/platform/limits/ */
const LARGEST_FILE = 25 * 1024 * 1024;

/**
 * Finds files that cannot be published: images that cannot be decoded, photos with GPS coordinates, and files
 * that are too large. Files in `public/` are published as they are; images beside texts become smaller copies
 * without metadata, so that their coordinates are not published. Results are cached in `.cache/`, so that an unchanged image is decoded only once.
 * @param publicFolder path of `public/`
 * @param contentFolder path of the content
 * @param progress reports each file
 */
export async function checkFiles(
  publicFolder: string,
  contentFolder: string,
  progress = noProgress,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const report = (file: string, message: string) =>
    diagnostics.push({ severity: 'error', file, message });
  const cache = fileCache('.cache/inspected', sharp.versions.vips);
  const files = [publicFolder, contentFolder].flatMap((folder) =>
    filesIn(folder)
      .filter((name) => !name.endsWith('.md'))
      .map((name) => ({ folder, name })),
  );
  const tick = progress('Files', files.length);
  for (const { folder, name } of files) {
    tick();
    const file = `${folder}/${name}`;
    const { size } = statSync(file);
    if (size > LARGEST_FILE) {
      report(file, `${(size / 1_000_000).toFixed(1)} MB: some hosts allow at most 25 MB`);
    }
    if (!IMAGE.test(name)) continue;
    const bytes = readFileSync(file);
    const inspected = await cache.getOrMake(hashOf(bytes), async () =>
      Buffer.from(JSON.stringify(await inspect(bytes))),
    );
    const { error, hasLocation } = JSON.parse(inspected.toString()) as Inspection;
    if (error) report(file, `a damaged or incomplete image: ${error}`);
    else if (hasLocation && folder === publicFolder) {
      const message = 'the photo has GPS coordinates';
      // https://exiftool.org/faq.html
      const fix = `remove them: exiftool "-gps*=" ${file}`;
      diagnostics.push({ severity: 'error', file, message, fix });
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
  // The limit on pixels applies below, where the image is decoded.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // A file that is not an image at all is reported where a text shows it.
  if (!metadata || metadata.format === 'svg') return {};
  const hasLocation = await hasGps(metadata);
  // sharp's packages cannot decode HEIC: https://sharp.pixelplumbing.com/install#custom-libvips
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
  // exifr expects TIFF data, which begins after the six bytes "Exif\0\0".
  const tiff = exif?.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0);
  const location = tiff && (await exifr.gps(tiff).catch(() => undefined));
  return location !== undefined;
}

/** Finds files in `public/` with the path of a page or file that the build generates. */
export const checkPublicPaths = (
  { generatedPaths }: Pick<LinkTargets, 'generatedPaths'>,
  publicFolder = 'public',
): Diagnostic[] =>
  filesIn(publicFolder).flatMap((name): Diagnostic[] => {
    const path = `/${name}`.replace(/\/index\.html$/, '/');
    if (!generatedPaths.has(path)) return [];
    const message = `the build generates ${path} too, and would overwrite it`;
    const isOfHost = ['_redirects', '_headers'].includes(name);
    const link = isOfHost ? 'docs/publish.md' : undefined;
    return [{ severity: 'error', file: `${publicFolder}/${name}`, message, link }];
  });
