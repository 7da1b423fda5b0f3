import { withSiteBasePath } from '../urls';

export interface SiteImage {
  /** Path from the root of the repository. */
  file: string;
  /** URL without the base path of the site: `/blog/{id}/photo.jpg` or `/images/photo.jpg`. */
  url: string;
  /** Size in pixels, after rotation. */
  width: number;
  height: number;
  /** The same image in newer formats and smaller sizes; empty for drawings and animations. */
  sources: readonly ImageSource[];
}

export interface ImageSource {
  format: ImageFormat;
  width: number;
  /** URL without the base path. It contains a hash, so that browsers can cache the file for ever. */
  url: string;
}

/** The folder of the files that the build makes from images, without the base path. */
export const imageFolder = '/images/sizes/';

/** The formats that the build writes, smallest files first, with the quality of the encoder (0 to 100). */
export const formats = { avif: 55, webp: 78 } as const;

export type ImageFormat = keyof typeof formats;

/** Widths for a text column on phones, on ordinary screens, and on high-density screens. */
export const textWidths: readonly number[] = [400, 800, 1344];

/** Widths for images beside texts: up to seven tenths of the window, on high-density screens too. */
export const pageWidths: readonly number[] = [400, 800, 1344, 1920];

/** Displayed width of an image in a text: see app/styles/prose.css. */
export const sizes = '(min-width: 58rem) 40rem, (min-width: 48rem) 70vw, 94vw';

/**
 * The files that the build makes from an image.
 * @param width width of the image in pixels; copies are never wider
 * @param widths desired widths in pixels, the widest last
 */
export function sourcesOf(hash: string, width: number, widths: readonly number[]): ImageSource[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  const steps = [...widths.filter((step) => step < widest), widest];
  return (Object.keys(formats) as ImageFormat[]).flatMap((format) =>
    steps.map((step) => ({
      format,
      width: step,
      url: `${imageFolder}${hash}-${step}.${format}`,
    })),
  );
}

/** An image as a page shows it; URLs begin with the base path. */
export interface ShownImage {
  src: string;
  width: number;
  height: number;
  /** Attributes of `<source>`, smallest files first. */
  sources: { type: string; srcSet: string }[];
}

export const shownImage = ({
  url,
  width,
  height,
  sources,
}: Omit<SiteImage, 'file'>): ShownImage => ({
  src: withSiteBasePath(url),
  width,
  height,
  sources: sourceSets(sources),
});

/** The files of an image by format, as attributes of `<source>`. */
export function sourceSets(sources: readonly ImageSource[]): ShownImage['sources'] {
  const found = [...new Set(sources.map(({ format }) => format))];
  return found.map((format) => ({
    type: `image/${format}`,
    srcSet: sources
      .filter((one) => one.format === format)
      .map(({ url, width }) => `${withSiteBasePath(url)} ${width}w`)
      .join(', '),
  }));
}

/** Whether a file is an image that browsers show, by its name. */
export const isImage = (name: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(name);

/** Placeholder for the URL of the site, on which content does not depend. */
const HERE = 'https://site.invalid';

/**
 * The URL of an image without the base path.
 * @param src URL as written: `/images/a.jpg`, or relative to `baseUrl`
 * @param baseUrl folder of the published Markdown, such as `/blog/`
 * @returns undefined for `data:` URLs and other origins
 */
export function imageUrl(src: string, baseUrl = '/'): string | undefined {
  if (src === '' || !URL.canParse(src, `${HERE}${baseUrl}`)) return undefined;
  const { origin, pathname } = new URL(src, `${HERE}${baseUrl}`);
  return origin === HERE ? pathname : undefined;
}
