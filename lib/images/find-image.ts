import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { decode } from '../decode';
import { filesIn } from '../files-in';
import { hashOf } from '../hash';
import { nearest } from '../nearest';
import {
  formats,
  isVideo,
  pageWidths,
  shownImage,
  sourcesOf,
  textWidths,
  type SiteImage,
  type ShownImage,
} from './image';
import type { Finding } from '../content/problem';
import { statIfExists } from '../content/stat-if-exists';
import { readVideo } from '../content/video';

/** Finds a picture or a video by its url below the base path. */
export type ImageFinder = (url: string) => SiteImage | Finding;

/** Photographs, which are made smaller; drawings and animations stay as they are. */
const PHOTOS = ['avif', 'jpg', 'png', 'webp'];
const AS_THEY_ARE = ['gif', 'svg'];

/** What was read from a picture, by where it lies, and the time and length that its file had. */
const known = new Map<string, SiteImage | Finding>();

/**
 * Finds pictures and videos beside posts and in `public/`, with their size in pixels. A file that has
 * not changed is read once.
 * @param root the project's folder
 * @param widths those of the files that stand for a photograph
 */
export function imageFinder(root: string, widths = textWidths): ImageFinder {
  return function find(url) {
    const file = fileOf(root, url);
    if (!file) return missing(root, url);
    if (isVideo(file)) return readVideo(root, file, url, find);
    const whole = path.join(root, file);
    const { mtimeMs, size } = statSync(whole);
    const key = [whole, url, widths, mtimeMs, size].join(' ');
    const result = known.get(key) ?? readImage(file, url, readFileSync(whole), widths);
    known.set(key, result);
    return result;
  };
}

/**
 * A picture that a page shows beside its texts. One that cannot be found keeps its place: it is
 * reported with the other errors of the file that names it.
 * @param root the project's folder
 * @param url as front matter and `data/` write it, such as `/images/a.jpg`
 */
export function pageImage(root: string, url: string): ShownImage {
  const found = imageFinder(root, pageWidths)(url);
  const picture = 'sources' in found ? found : { url, width: 1600, height: 1000, sources: [] };
  return shownImage(picture);
}

const folders = { beside: 'content/blog', open: 'public' };

/**
 * The file of a URL. Compares names letter by letter, because some disks ignore upper and lower case.
 * @param root the project's folder
 * @param url below the base path
 * @returns its path from the project's folder; undefined if there is none
 */
export function fileOf(root: string, url: string): string | undefined {
  const written = decode(url);
  const beside = /^\/blog\/([^/]+\/.+)$/.exec(written)?.[1];
  const candidates = [...(beside ? [`${folders.beside}/${beside}`] : []), folders.open + written];
  return candidates.find((file) => {
    const isInside = Object.values(folders).some((folder) =>
      path.posix.normalize(file).startsWith(`${folder}/`),
    );
    return isInside && stands(root, file);
  });
}

function stands(root: string, file: string): boolean {
  const whole = path.join(root, file);
  const isFile = statIfExists(whole)?.isFile() ?? false;
  return isFile && readdirSync(path.dirname(whole)).includes(path.basename(whole));
}

function readImage(
  file: string,
  url: string,
  bytes: Buffer,
  widths: readonly number[],
): SiteImage | Finding {
  try {
    const { type = '', orientation = 1, ...size } = imageSize(bytes);
    if (![...PHOTOS, ...AS_THEY_ARE].includes(type)) return wrongFormat(file, type);
    // From 5 on the camera was held upright: https://exiftool.org/TagNames/EXIF.html (Orientation)
    const [width, height] =
      orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
    const sources =
      PHOTOS.includes(type) && isBuild() ? sourcesOf(nameOf(bytes), width, widths) : [];
    return { file, url, width: Math.round(width), height: Math.round(height), sources };
  } catch {
    return {
      expected: 'a picture that can be read, with its width and height',
      found: `${file}, which cannot be read as one`,
      fix: 'save the picture anew, as jpg, png, webp, avif, gif or svg',
    };
  }
}

/** `npm run dev` shows pictures as they are: nothing has made others of them yet. */
const isBuild = () => process.env.NODE_ENV !== 'development';

/** Changes with the picture and with how it is encoded. */
const nameOf = (bytes: Buffer) => hashOf(JSON.stringify(formats), bytes);

const wrongFormat = (file: string, type: string): Finding => ({
  expected: 'a picture that every browser shows: jpg, png, webp, avif, gif or svg',
  found: `${file}, which holds ${type}`,
  fix: 'save the picture in one of these formats',
});

function missing(root: string, url: string): Finding {
  const written = decode(url);
  const [, beside] = /^\/blog\/([^/]+)\//.exec(written) ?? [];
  const folder = beside ? `${folders.beside}/${beside}` : folders.open;
  const start = beside ? `${beside}/` : '/';
  const names = new Map(filesIn(path.join(root, folder)).map((name) => [name.toLowerCase(), name]));
  const asked = written.replace(beside ? `/blog/${start}` : start, '');
  const [like = ''] = nearest(asked.toLowerCase(), names.keys(), 0.2);
  const near = names.get(like);
  return {
    expected: 'a picture or video that is there, named in the same upper and lower case',
    found: `"${written}", which does not exist`,
    fix:
      (near ? `write ${start}${near}, or ` : '') +
      (beside && existsSync(path.join(root, `content/blog/${beside}.md`))
        ? `put the file into content/blog/${beside}/, or correct its name`
        : 'write a file of public/images/ as /images/name.jpg, one beside a post as its-id/name.jpg'),
  };
}
