import { withBasePath } from '../base-path';
import type { ImageFinder } from './find-image';

/** A picture or video of the site, as far as pages have to know it. */
export interface SiteImage {
  /** Path from the project's root. */
  file: string;
  /** URL below the base path: `/blog/{id}/photo.jpg` or `/images/photo.jpg`. */
  url: string;
  /** Size in pixels, the right way up. */
  width: number;
  height: number;
  /** The same picture in newer formats and smaller sizes; none for drawings, animations and videos. */
  sources: readonly ImageSource[];
  /** What belongs to a video; undefined for pictures. */
  video?: { poster: SiteImage | undefined; captions: readonly Captions[] };
}

/** Whether a file or URL is a video, by its name. */
export const isVideo = (name: string): boolean =>
  /\.(mp4|webm|mov|m4v|mkv|avi|ogv|mpe?g|wmv|3gp)$/i.test(name);

/** The picture that belongs to a video by its URL, which lacks the ending. */
export const imageNamed = (stem: string, find: ImageFinder): SiteImage | undefined =>
  ['.jpg', '.png', '.webp', '.avif']
    .map((ending) => find(stem + ending))
    .find((found) => 'sources' in found);

/** A file of captions. */
export interface Captions extends Pick<SiteImage, 'file' | 'url'> {
  /** BCP 47 tag. */
  language: string;
}

/** One file that a build makes from a picture. */
export interface ImageSource {
  format: ImageFormat;
  /** Width in pixels. */
  width: number;
  /** Address below the base path; it names the content, so that it can be kept for ever. */
  url: string;
}

/** The formats that the build writes, smallest files first, with the quality of the encoder (0 to 100). */
export const formats = { avif: 55, webp: 78 } as const;

export type ImageFormat = keyof typeof formats;

/** Widths for a text column on phones, on ordinary screens, and on fine ones (42rem, doubled). */
export const textWidths: readonly number[] = [400, 800, 1344];

/** Widths for what pages show beside texts: up to seven tenths of a window, on fine screens too. */
export const pageWidths: readonly number[] = [400, 800, 1344, 1920];

/** How wide a picture of a text is shown: the text's measure, or the page without its sides. */
export const sizes = '(min-width: 60rem) 42rem, 70vw';

/**
 * The files that stand for a picture.
 * @param hash names the picture's content
 * @param width its width in pixels; nothing is enlarged
 * @param widths those wanted, the widest last
 */
export function sourcesOf(hash: string, width: number, widths: readonly number[]): ImageSource[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  const steps = [...widths.filter((step) => step < widest), widest];
  return (Object.keys(formats) as ImageFormat[]).flatMap((format) =>
    steps.map((step) => ({
      format,
      width: step,
      url: `/pictures/${hash}-${step}.${format}`,
    })),
  );
}

/** A picture as a page shows it; URLs begin with the base path. */
export interface ShownImage {
  src: string;
  width: number;
  height: number;
  /** Its newer formats, the smallest first, as attributes of `<source>`. */
  sources: { type: string; srcSet: string }[];
}

/** What a page needs to show a picture. */
export const shownImage = ({
  url,
  width,
  height,
  sources,
}: Omit<SiteImage, 'file'>): ShownImage => ({
  src: withBasePath(url),
  width,
  height,
  sources: sourceSets(sources),
});

/** The files of a picture by format, as attributes of `<source>`. */
export function sourceSets(sources: readonly ImageSource[]): ShownImage['sources'] {
  const found = [...new Set(sources.map(({ format }) => format))];
  return found.map((format) => ({
    type: `image/${format}`,
    srcSet: sources
      .filter((one) => one.format === format)
      .map(({ url, width }) => `${withBasePath(url)} ${width}w`)
      .join(', '),
  }));
}

/** Replaces the URL of the site, which content does not know. */
const HERE = 'https://site.invalid';

/**
 * The url of a picture below the base path.
 * @param src as written: `/images/a.jpg`, or relative to the published markdown
 * @param base folder of the published markdown, such as `/blog/`; without it relative URLs
 *   stay as they are
 * @returns undefined for `data:`, other origins, and relative URLs without a base
 */
export function imageUrl(src: string, base = ''): string | undefined {
  const isRooted = src.startsWith('/');
  if ((!isRooted && !base) || !URL.canParse(src, `${HERE}${base}`)) return undefined;
  const { origin, pathname } = new URL(src, `${HERE}${base}`);
  return origin === HERE ? pathname : undefined;
}
