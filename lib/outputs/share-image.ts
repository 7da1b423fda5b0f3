import { routes } from '../urls';

/**
 * The share image of a page (Open Graph).
 * @param route the page's path below the base path
 * @returns path of the image below the base path; the image is a PNG of 1200 × 630 pixels
 */
export const shareImage = (route: string) =>
  `/share/${route === routes.home ? 'home' : route.slice(1, -1)}.png`;
