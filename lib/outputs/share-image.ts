import { routes } from '../urls';

/**
 * The picture that is shown where a page is shared.
 * @param route the page's path below the base path
 * @returns the picture's path below the base path; it is a PNG of 1200×630 pixels
 */
export const shareImage = (route: string) =>
  `/share/${route === routes.home ? 'home' : route.slice(1, -1)}.png`;
