import { routes } from '../urls';

/** The usual size of Open Graph images, in pixels: https://ogp.me/ */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * The path of a page's share image (Open Graph), a PNG of {@link shareImageSize}.
 * @param path path of the page, without the base path
 * @returns path of the image, without the base path
 */
export const shareImage = (path: string) =>
  `/share/${path === routes.home ? 'home' : path.slice(1, -1)}.png`;
