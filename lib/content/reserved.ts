import { blogRoutes, listPagePath, NO_ENTRY, routes, seriesPath } from '../urls';

/**
 * Slugs that projects and pages cannot use, because pages, folders of `public/` or generated folders at the root
 * of the export have these names.
 */
export const reservedSlugs: ReadonlyMap<string, string> = new Map([
  ...Object.values(routes)
    .filter((path) => path !== '/')
    .map((path) => [path.slice(1, -1), `the page ${path}`] as const),
  ['404', 'the not-found page'],
  ['icons', 'the folder of icons, /icons/'],
  ['images', 'the folder of images, public/images/'],
  ['cv', 'the folder of the CV, /cv/'],
  ['share', 'the folder of images for sharing, /share/'],
  ['home', 'the image of the home page, /share/home.png'],
  ['markdown', 'the route that serves the Markdown of posts in development'],
  ['media', 'the route that serves the files beside Markdown in development'],
  [NO_ENTRY, 'the placeholder of an empty list'],
]);

/** Ids that posts cannot use, because pages below /blog/ have these names. */
export const reservedPostIds: ReadonlyMap<string, string> = new Map([
  ['archive', `the archive, ${blogRoutes.archive}`],
  ['index', `the blog itself, ${routes.blog}`],
  [NO_ENTRY, 'the placeholder of an empty list'],
  ['page', `the pages of the blog, ${listPagePath(routes.blog, 2)} and so on`],
  ['series', `the lists of series, ${seriesPath('…')}`],
  ['tags', `the list of tags, ${blogRoutes.tags}`],
]);
