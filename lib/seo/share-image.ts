import { routes } from '../urls';

/** The usual size of Open Graph images, in pixels: https://ogp.me/ */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * The share image of a page (Open Graph).
 * @param route the page's path below the base path
 * @returns path of the image below the base path; the image is a PNG of {@link shareImageSize}
 */
export const shareImage = (route: string) =>
  `/share/${route === routes.home ? 'home' : route.slice(1, -1)}.png`;
