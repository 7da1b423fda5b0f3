import { routes } from '../urls';

/** The usual size of Open Graph images, in pixels: https://ogp.me/ */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * The share image of a page (Open Graph).
 * @param path the page's path below the base path
 * @returns path of the image below the base path; the image is a PNG of {@link shareImageSize}
 */
export const shareImage = (path: string) =>
  `/share/${path === routes.home ? 'home' : path.slice(1, -1)}.png`;
