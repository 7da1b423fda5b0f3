import { furtherLanguages, translationsDirectory } from '../languages/languages';
import { routeNames } from '../site-sections';
import { blogRoutes, listPagePath, NO_ENTRY, routes, seriesPath } from '../urls';

/**
 * Slugs that projects and pages cannot use, because a route in app/, a folder of `public/` or a generated file at
 * the root of the export has this name.
 */
export const reservedSlugs: ReadonlyMap<string, string> = new Map([
  ...routeNames().map((name) => [name, `app/${name}`] as const),
  ...furtherLanguages().map((name) => [name, `${translationsDirectory}/${name}`] as const),
  ['404', 'the not-found page'],
  ['images', 'the folder of images, public/images/'],
  ['cv', 'the folder of the CV, /cv/'],
  ['home', 'the image of the home page, /share/home.png'],
  [NO_ENTRY, 'the placeholder of an empty list'],
]);

/** Ids that posts cannot use, because pages below /blog/ have these names. */
export const reservedPostSlugs: ReadonlyMap<string, string> = new Map([
  ['archive', `the archive, ${blogRoutes.archive}`],
  ['index', `the blog itself, ${routes.blog}`],
  [NO_ENTRY, 'the placeholder of an empty list'],
  ['page', `the pages of the blog, ${listPagePath(routes.blog, 2)} and so on`],
  ['series', `the lists of series, ${seriesPath('…')}`],
  ['tags', `the list of tags, ${blogRoutes.tags}`],
]);
