import { owner } from '@/data/owner';
import { sitePath } from './addresses';

/**
 * The whole address of a page or file where the site will be published.
 * @param path relative to the site's root, as Playwright takes it: `./`, `about/`
 */
export const published = (path: string) =>
  `${owner.siteUrl}${sitePath(`/${path.replace(/^\.?\//, '')}`)}`;

/** The path of a published address, relative to the site's root under test. */
export const tested = (address: string) => `./${address.slice(published('').length)}`;
