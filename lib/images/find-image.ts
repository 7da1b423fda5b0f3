import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { hashOf } from '../files/hash';
import { decode } from '../urls';
import {
  formats,
  pageWidths,
  shownImage,
  sourcesOf,
  textWidths,
  type SiteImage,
  type ShownImage,
} from './image';

/** A folder whose files are published below a path. */
export interface PublishedFolder {
  /** Path without the base path, with trailing slash: `/blog/`. */
  url: string;
  /** Path from the root of the repository: `content/blog`. */
  folder: string;
  /** The path of the language whose folder it is, if it is not the main one: `/fr`. */
  languagePath?: string;
}

/** Finds an image by its URL without the base path, or says why pages cannot show it. */
export type ImageFinder = (url: string) => SiteImage | { problem: string };

/** Formats of photos, which get smaller copies. Drawings and animations are published as they are. */
const PHOTOS = ['avif', 'jpg', 'png', 'webp'];
const AS_THEY_ARE = ['gif', 'svg'];

/** The maximum side of a WebP image, in pixels: https://developers.google.com/speed/webp/faq */
const LONGEST_SIDE = 16_383;

/** Results by path, URL, widths, time and size of the file. */
const known = new Map<string, ReturnType<ImageFinder>>();

/**
 * Returns a function that finds images in published folders. An unchanged file is read only once.
 * @param widths widths of the copies of a photo, in pixels
 */
export function imageFinder(folders: readonly PublishedFolder[], widths = textWidths): ImageFinder {
  return (url) => {
    const found = findFile(folders, url);
    if (!found) return { problem: 'does not exist' };
    const { file } = found;
    const { mtimeMs, size } = statSync(file);
    const key = [file, url, widths, mtimeMs, size].join(' ');
    const result = known.get(key) ?? readImage(file, found.url, readFileSync(file), widths);
    known.set(key, result);
    return result;
  };
}

/** Like {@link imageFinder}, for pages: it returns undefined instead of a problem, which only checks report. */
export function imagesIn(
  folders: readonly PublishedFolder[],
  widths = textWidths,
): (url: string) => SiteImage | undefined {
  const find = imageFinder(folders, widths);
  return (url) => {
    const found = find(url);
    return 'sources' in found ? found : undefined;
  };
}

/** An image beside the texts of a page. A missing one gets a typical size; the checks report it. */
export function pageImage(folders: readonly PublishedFolder[], url: string): ShownImage {
  const image = imagesIn(folders, pageWidths)(url);
  return shownImage(image ?? { url, width: 1600, height: 1000, sources: [] });
}

/**
 * Finds the file of a URL without the base path. Names must match in case, even on disks that ignore it.
 * @returns path from the root of the repository, and URL without the base path of the site; undefined if the file
 *   does not exist
 */
export function findFile(
  folders: readonly PublishedFolder[],
  url: string,
): { file: string; url: string } | undefined {
  const input = decode(url);
  return folders
    .filter(({ url: start }) => input.startsWith(start))
    .map(({ url: start, folder, languagePath = '' }) => ({
      file: path.posix.join(folder, input.slice(start.length)),
      url: `${languagePath}${url}`,
    }))
    .find(
      ({ file }) => folders.some(({ folder }) => file.startsWith(`${folder}/`)) && isThere(file),
    );
}

const isThere = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true &&
  readdirSync(path.dirname(file)).includes(path.basename(file));

function readImage(
  file: string,
  url: string,
  bytes: Buffer,
  widths: readonly number[],
): ReturnType<ImageFinder> {
  try {
    const { type = '', orientation = 1, ...size } = imageSize(bytes);
    if (![...PHOTOS, ...AS_THEY_ARE].includes(type)) {
      return { problem: `has the format ${type}; browsers show jpg, png, webp, avif, gif and svg` };
    }
    // From 5 on, the photo is stored on its side: https://exiftool.org/TagNames/EXIF.html (Orientation)
    const isRotated = orientation >= 5;
    const width = Math.round(isRotated ? size.height : size.width);
    const height = Math.round(isRotated ? size.width : size.height);
    const isPhoto = PHOTOS.includes(type) && !isAnimated(bytes, type);
    if (isPhoto && Math.max(width, height) > LONGEST_SIDE) {
      return {
        problem: `is ${width} × ${height}; at most ${LONGEST_SIDE} pixels a side are possible`,
      };
    }
    // `npm run dev` shows the original images, because only builds make copies.
    const isBuild = process.env.NODE_ENV !== 'development';
    const sources = isPhoto && isBuild ? sourcesOf(nameOf(bytes), width, widths) : [];
    return { file, url, width, height, sources };
  } catch {
    return { problem: 'is not a readable image' };
  }
}

/** Whether a WebP or PNG file is animated, according to its flag or chunk for animations. */
function isAnimated(bytes: Buffer, type: string): boolean {
  // https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
  if (type === 'webp') return bytes.indexOf('VP8X') === 12 && (bytes[20]! & 2) !== 0;
  // https://www.w3.org/TR/png-3/#acTL-chunk
  return type === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
}

/** A file name that changes with the image and with the settings of the encoder. */
const nameOf = (bytes: Buffer) => hashOf(JSON.stringify(formats), bytes);
