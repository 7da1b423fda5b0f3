import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Fault } from '../diagnostic';
import { decode } from '../decode';
import { filesIn } from '../files-in';
import { hashOf } from '../hash';
import { nearest } from '../nearest';
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
export interface Mount {
  /** Path below the base path, with a slash at its end: `/blog/`. */
  url: string;
  /** Path from the root of the repository: `content/blog`. */
  folder: string;
}

/** Finds an image by its URL below the base path; a fault names it as the author wrote it. */
export type ImageFinder = (url: string, written?: string) => SiteImage | Fault;

/** Photos, which are made smaller; drawings and animations stay as they are. */
const PHOTOS = ['avif', 'jpg', 'png', 'webp'];
const AS_THEY_ARE = ['gif', 'svg'];

/** The maximum side of a WebP image, in pixels: https://developers.google.com/speed/webp/faq */
const LONGEST_SIDE = 16_383;

/** Images that were read, by path, time and size of the file. */
const known = new Map<string, SiteImage | Fault>();

/**
 * Finds images in folders that are published, with their size in pixels. A file that has not changed
 * is read once.
 * @param mounts where files are looked for, in this order
 * @param widths those of the files that stand for a photo, in pixels
 */
export function imageFinder(mounts: readonly Mount[], widths = textWidths): ImageFinder {
  return (url, written) => {
    const file = fileOf(mounts, url);
    if (!file) return missingFile(mounts, url, written);
    const { mtimeMs, size } = statSync(file);
    const key = [file, url, widths, mtimeMs, size].join(' ');
    const result = known.get(key) ?? readImage(file, url, readFileSync(file), widths);
    known.set(key, result);
    return result;
  };
}

/** The image that was found, if one was. Only checks tell why there is none. */
export const asImage = (found: ReturnType<ImageFinder>): SiteImage | undefined =>
  'sources' in found ? found : undefined;

/**
 * An image that a page shows beside its texts. One that cannot be found gets a usual size: checks report it
 * with the file that names it.
 * @param url as front matter and `data/` write it, such as `/images/a.jpg`
 */
export function pageImage(mounts: readonly Mount[], url: string): ShownImage {
  const image = asImage(imageFinder(mounts, pageWidths)(url));
  return shownImage(image ?? { url, width: 1600, height: 1000, sources: [] });
}

/**
 * The file of a URL. Compares names letter by letter, because some disks ignore upper and lower case.
 * @param url below the base path
 * @returns its path from the root of the repository; undefined if there is none
 */
export function fileOf(mounts: readonly Mount[], url: string): string | undefined {
  const written = decode(url);
  return mounts
    .filter((mount) => written.startsWith(mount.url))
    .map(({ url: start, folder }) => path.posix.join(folder, written.slice(start.length)))
    .find((file) => mounts.some(({ folder }) => file.startsWith(`${folder}/`)) && isThere(file));
}

const isThere = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true &&
  readdirSync(path.dirname(file)).includes(path.basename(file));

function readImage(
  file: string,
  url: string,
  bytes: Buffer,
  widths: readonly number[],
): SiteImage | Fault {
  try {
    const { type = '', orientation = 1, ...size } = imageSize(bytes);
    if (![...PHOTOS, ...AS_THEY_ARE].includes(type)) return wrongFormat(file, type);
    // From 5 on the camera was held upright: https://exiftool.org/TagNames/EXIF.html (Orientation)
    const isUpright = orientation >= 5;
    const width = Math.round(isUpright ? size.height : size.width);
    const height = Math.round(isUpright ? size.width : size.height);
    const isPhoto = PHOTOS.includes(type) && !isAnimated(bytes, type);
    if (isPhoto && Math.max(width, height) > LONGEST_SIDE) return tooLong(file, width, height);
    // `npm run dev` shows images as they are: there are no smaller copies yet.
    const isBuild = process.env.NODE_ENV !== 'development';
    const sources = isPhoto && isBuild ? sourcesOf(nameOf(bytes), width, widths) : [];
    return { file, url, width, height, sources };
  } catch {
    return {
      expected: 'an image that can be read, with its width and height',
      causedBy: file,
      found: `${file}, which cannot be read as one`,
      fix: 'save the image again, as jpg, png, webp, avif, gif or svg',
    };
  }
}

/** Whether a WebP or PNG file is animated, by the flag or chunk that its format has for that. */
function isAnimated(bytes: Buffer, type: string): boolean {
  // https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
  if (type === 'webp') return bytes.indexOf('VP8X') === 12 && (bytes[20]! & 2) !== 0;
  // https://www.w3.org/TR/png-3/#acTL-chunk
  return type === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
}

/** Changes with the image and with how it is encoded. */
const nameOf = (bytes: Buffer) => hashOf(JSON.stringify(formats), bytes);

const wrongFormat = (file: string, type: string): Fault => ({
  expected: 'an image that every browser shows: jpg, png, webp, avif, gif or svg',
  causedBy: file,
  found: `${file}, which holds ${type}`,
  fix: 'save the image in one of these formats',
});

const tooLong = (file: string, width: number, height: number): Fault => ({
  expected: `an image of at most ${LONGEST_SIDE} pixels on each side`,
  causedBy: file,
  found: `${file}, which has ${width} × ${height}`,
  fix: 'make it smaller, or cut it into several images',
});

/**
 * Explains that a file is missing, and suggests the one with the most similar name.
 * @param url below the base path
 * @param asWritten how the author wrote it
 */
export function missingFile(mounts: readonly Mount[], url: string, asWritten = url): Fault {
  const written = decode(url);
  const name = asWritten === url ? `"${written}"` : `"${asWritten}" (${written})`;
  const there = mounts.flatMap(({ url: start, folder }) =>
    filesIn(folder).map((name) => `${start}${name}`),
  );
  if (there.some((name) => name.normalize() === written.normalize())) {
    return {
      expected: 'a file whose name has the same characters',
      found: `${name}, whose accents are other characters in the name of the file`,
      fix: 'give the file a name without accents, and write that',
    };
  }
  const byLowerCase = new Map(there.map((name) => [name.toLowerCase(), name]));
  const lowerCase = written.toLowerCase();
  const names = [...byLowerCase.keys()];
  const inOtherFolders = names.filter(
    (name) => path.posix.basename(name) === path.posix.basename(lowerCase),
  );
  const [like = ''] =
    inOtherFolders.length > 0
      ? nearest(lowerCase, inOtherFolders, Infinity)
      : nearest(lowerCase, names, 0.2);
  const near = byLowerCase.get(like);
  return {
    expected: 'a file that is there, named in the same upper and lower case',
    found: `${name}, which does not exist`,
    fix: near
      ? `write ${near.replaceAll(' ', '%20')}, or put the file there`
      : 'write a file of public/images/ as /images/name.jpg, one beside the text as its-name/name.jpg',
  };
}
