import { readFileSync } from 'node:fs';
import path from 'node:path';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import sharp, { type Sharp } from 'sharp';
import { visit } from 'unist-util-visit';
import type { AnyEntry } from '../content/entry';
import { fileCache } from '../files/file-cache';
import { hashOf } from '../files/hash';
import { writeFiles } from '../files/write-files';
import { markdown } from '../markdown/dialect';
import { decode } from '../urls';
import { asImage, findFile, imageFinder, type PublishedFolder } from './find-image';
import { formats, imageUrl, pageWidths, type ImageSource, type SiteImage } from './image';

/** Maximum width of the copy of a photo, in pixels, and the encoder's CPU effort, from 0 to 9. */
const recipe = { widest: 2000, effort: 4, formats };

/** Version of the cache, which changes with the encoders and their settings. */
const version = hashOf(JSON.stringify([sharp.versions, recipe]));

const EXTENSION = /avif|gif|jpe?g|png|svg|webp|mp4|webm|vtt/i;

const FILE = new RegExp(`\\.(${EXTENSION.source})$`, 'i');

/** Reads Markdown as the HTML of its page. */
const html = markdown().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).freeze();

/**
 * Finds the images, videos and captions that an entry names.
 * @returns URLs without the base path, each once; the files may not exist
 */
export function namedFiles({
  body,
  base,
  imageUrls,
  markdownFields,
}: Pick<AnyEntry, 'body' | 'base' | 'imageUrls' | 'markdownFields'>): string[] {
  const written = Object.values(imageUrls).filter((url) => url !== undefined);
  for (const text of [body, ...Object.values(markdownFields)]) {
    // Parsing takes 5 ms, and most texts name no file.
    if (!EXTENSION.test(text)) continue;
    visit(html.runSync(html.parse(text)), 'element', ({ properties }) => {
      for (const url of [properties.src, properties.poster, properties.href]) {
        if (typeof url === 'string') written.push(url);
      }
    });
  }
  const urls = written.map((url) => imageUrl(url, base)).filter((url) => url !== undefined);
  return [...new Set(urls.filter((url) => FILE.test(url)))];
}

/**
 * Writes into an export the images that pages show, in newer formats and smaller sizes, and the files in the folders of
 * texts. Results are cached in `.cache/images`.
 * @param out folder of the export
 * @param named URLs of files that texts name, without the base path
 * @param beside URLs of images that pages show beside their texts
 * @returns the number of images
 * @throws Error that names the file if an image is broken
 */
export async function writeImages(
  out: string,
  folders: readonly PublishedFolder[],
  named: readonly string[],
  beside: readonly string[],
): Promise<number> {
  const cache = fileCache('.cache/images', version);
  const written = new Set<string>();
  const write = (url: string, bytes: Buffer) => {
    written.add(url);
    writeFiles(out, { [decode(url)]: bytes });
  };
  const findInText = imageFinder(folders);
  const findBeside = imageFinder(folders, pageWidths);
  const images = [
    ...named.map((url) => findInText(url)),
    ...beside.map((url) => findBeside(url)),
  ].flatMap((found) => asImage(found) ?? []);

  for (const image of images) {
    for (const source of image.sources) {
      if (written.has(source.url)) continue;
      const name = path.basename(source.url);
      write(source.url, await cache.getOrMake(name, () => encodeSource(image, source)));
    }
    // Files in public/ are already part of the export.
    if (image.file.startsWith('public/') || written.has(image.url)) continue;
    const [first] = image.sources;
    if (first) {
      const name = path.basename(first.url).replace(/-.*/, '-copy');
      write(image.url, await cache.getOrMake(name, () => encodeCopy(image)));
    } else {
      // Drawings and animations stay as they are.
      write(image.url, readFileSync(image.file));
    }
  }

  // Videos and captions.
  for (const url of named) {
    const found = findFile(folders, url);
    if (!found || found.file.startsWith('public/') || written.has(found.url)) continue;
    write(found.url, readFileSync(found.file));
  }
  return new Set(images.map(({ url }) => url)).size;
}

const encodeSource = (image: SiteImage, { format, width }: ImageSource) =>
  encode(image, (pixels) =>
    pixels.resize({ width }).toFormat(format, { quality: formats[format], effort: recipe.effort }),
  );

/** Encodes a smaller copy of a photo in its own format, for browsers without the newer ones. */
const encodeCopy = (image: SiteImage) =>
  encode(image, (pixels) => pixels.resize({ width: recipe.widest, withoutEnlargement: true }));

async function encode({ file }: SiteImage, change: (pixels: Sharp) => Sharp): Promise<Buffer> {
  try {
    // Applies the camera's orientation, because sharp drops all metadata by default.
    return await change(sharp(file, { failOn: 'error' }).autoOrient()).toBuffer();
  } catch (error) {
    throw new Error(`${file}: the image cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
