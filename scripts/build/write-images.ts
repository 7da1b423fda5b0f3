import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import sharp, { type OutputInfo } from 'sharp';
import { visit } from 'unist-util-visit';
import type { AnyEntry } from '@/lib/content/entry';
import { hashOf } from '@/lib/files/hash';
import { writeFiles } from '@/lib/files/write-files';
import { findFile, imagesIn, type PublishedFolder } from '@/lib/images/find-image';
import {
  formats,
  imageUrl,
  pageWidths,
  type ImageSource,
  type SiteImage,
} from '@/lib/images/image';
import { markdownProcessor } from '@/lib/markdown/dialect';
import { decode } from '@/lib/urls';
import { fileCache } from '../shared/file-cache';
import { noProgress } from '../shared/progress';
import { type Backgrounds, backingOf, withBacking } from './image-backing';
import { namesColors } from './repaint-drawings';

/**
 * Maximum width of the copy of a photo, in pixels, and the encoders' CPU effort, from 0 to 9. AVIF takes a third of the
 * time with 3 than with 4, for files that are 2 % larger.
 */
const recipe = { widest: 2000, effort: { avif: 3, webp: 4 }, formats };

/** Version of the cache, which changes with the encoders and their settings. */
const version = hashOf(JSON.stringify([sharp.versions, recipe]));

const EXTENSION = /avif|gif|jpe?g|png|svg|webp|mp4|webm|vtt/i;

const FILE = new RegExp(`\\.(${EXTENSION.source})$`, 'i');

/** Reads Markdown as the HTML of its page. */
const html = markdownProcessor()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze();

/**
 * Finds the images, videos and captions that an entry names.
 * @returns URLs without the base path, each once; the files may not exist
 */
export function namedFiles({
  body,
  baseUrl,
  marked,
}: Pick<AnyEntry, 'body' | 'baseUrl' | 'marked'>): string[] {
  const sources = marked('image').map(({ text: url }) => url);
  for (const text of [body, ...marked('markdown').map((field) => field.text)]) {
    // Parsing takes 5 ms, and most texts name no file.
    if (!EXTENSION.test(text)) continue;
    visit(html.runSync(html.parse(text)), 'element', ({ properties }) => {
      for (const url of [properties.src, properties.poster, properties.href]) {
        if (typeof url === 'string') sources.push(url);
      }
    });
  }
  const urls = sources.map((url) => imageUrl(url, baseUrl)).filter((url) => url !== undefined);
  return [...new Set(urls.filter((url) => FILE.test(url)))];
}

/**
 * Writes into an export the images that pages show, in newer formats and smaller sizes, and the files in the folders of
 * texts. Results are cached in `.cache/images`.
 * @param out folder of the export
 * @param named URLs of files that texts name, without the base path
 * @param beside URLs of images that pages show beside their texts
 * @param backgrounds the colours of pages, of which one is put behind lines that the other would hide
 * @param progress reports each image
 * @returns the number of images
 * @throws Error that names the file if an image is broken
 */
export async function writeImages(
  out: string,
  folders: readonly PublishedFolder[],
  named: readonly string[],
  beside: readonly string[],
  backgrounds: Backgrounds,
  progress = noProgress,
): Promise<number> {
  const cache = fileCache('.cache/images', version);
  const write = (url: string, bytes: Buffer) => writeFiles(out, { [decode(url)]: bytes });
  const images = mergeSizes(
    [...named.map(imagesIn(folders)), ...beside.map(imagesIn(folders, pageWidths))].filter(
      (found) => found !== undefined,
    ),
  );

  const tick = progress('Images', images.length);
  const queue = images.values();
  // libvips uses one core an image on Linux: https://sharp.pixelplumbing.com/api-utility#concurrency
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const image of queue) {
        await writeImage(image);
        tick();
      }
    }),
  );

  async function writeImage({ file, url, sources }: SiteImage) {
    // Files in public/ are already part of the export.
    const isExported = file.startsWith('public/');
    const original = isExported ? path.join(out, decode(url)) : file;
    const isDrawing = file.endsWith('.svg');
    const canHaveBacking = isDrawing || sources.length > 0;
    const isPainted = isDrawing && namesColors(readFileSync(original, 'utf8'));
    const backing = canHaveBacking ? await backingOf(original, backgrounds, isPainted) : undefined;
    const encoder = imageEncoder(file, sources, backing);
    const cached = (name: string, make: () => Promise<Buffer>) =>
      cache.getOrMake([name, backing?.slice(1)].filter(Boolean).join('-'), make);
    for (const source of sources) {
      write(source.url, await cached(path.basename(source.url), () => encoder.source(source)));
    }
    if (isExported && !backing) return;
    const [first] = sources;
    if (first) {
      const name = path.basename(first.url).replace(/-.*/, '-copy');
      write(url, await cached(name, encoder.copy));
    } else if (backing) {
      write(url, Buffer.from(withBacking(readFileSync(original, 'utf8'), backing)));
    } else {
      // Other drawings, and animations, stay as they are.
      write(url, readFileSync(file));
    }
  }

  // Videos and captions.
  const shown = new Set(images.map(({ url }) => url));
  for (const url of named) {
    const found = findFile(folders, url);
    if (!found || found.file.startsWith('public/') || shown.has(found.url)) continue;
    write(found.url, readFileSync(found.file));
  }
  return images.length;
}

/** Each image once, with all its sizes. */
function mergeSizes(images: readonly SiteImage[]): SiteImage[] {
  const byUrl = new Map<string, SiteImage>();
  for (const image of images) {
    const sources = [...(byUrl.get(image.url)?.sources ?? []), ...image.sources];
    const different = new Map(sources.map((source) => [source.url, source]));
    byUrl.set(image.url, { ...image, sources: [...different.values()] });
  }
  return [...byUrl.values()];
}

/** Makes files from an image, which is decoded only once, and only when a file is missing in the cache. */
function imageEncoder(file: string, sources: readonly ImageSource[], backing: string | undefined) {
  const widest = Math.max(...sources.map(({ width }) => width));
  // Applies the camera's orientation, because sharp drops all metadata by default.
  const open = () => {
    const image = sharp(file, { failOn: 'error' }).autoOrient();
    return backing ? image.flatten({ background: backing }) : image;
  };
  const broken = (error: Error) => {
    throw new Error(`${file}: the image cannot be read: ${error.message}`, { cause: error });
  };
  let pixels: Promise<{ data: Buffer; info: OutputInfo }> | undefined;
  return {
    async source({ format, width }: ImageSource): Promise<Buffer> {
      pixels ??= open().resize({ width: widest }).raw().toBuffer({ resolveWithObject: true });
      const { data, info } = await pixels.catch(broken);
      return sharp(data, { raw: info })
        .resize({ width })
        .toFormat(format, { quality: formats[format], effort: recipe.effort[format] })
        .toBuffer();
    },
    /** A smaller copy of a photo in its own format, for browsers without the newer ones. */
    copy: (): Promise<Buffer> =>
      open().resize({ width: recipe.widest, withoutEnlargement: true }).toBuffer().catch(broken),
  };
}
