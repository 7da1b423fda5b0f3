import { furtherLanguages, translationsDirectory } from '../languages/languages';
import { routeNames } from '../site-sections';
import { listPagePath, NO_ENTRY, routes, seriesPath } from '../urls';

/** What else is below a route than the files and folders of `app/`, by its slug. */
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [routes.home]: {
    404: 'the not-found page',
    images: 'the folder of images, public/images/',
    cv: 'the folder of the CV, /cv/',
    home: 'the image of the home page, /share/home.png',
  },
  [routes.blog]: {
    index: `the blog itself, ${routes.blog}`,
    page: `the pages of the blog, ${listPagePath(routes.blog, 2)} and so on`,
    series: `the lists of series, ${seriesPath('…')}`,
  },
};

/**
 * Slugs that entries cannot have, because other pages, folders or files of the export have their paths.
 * @param route the path of the entries, without their slugs: `/blog/`
 * @returns what uses each slug
 */
export const reservedSlugs = (route: string): ReadonlyMap<string, string> =>
  new Map([
    ...routeNames(route).map((name) => [name, `app${route}${name}`] as const),
    ...(route === routes.home ? furtherLanguages() : []).map(
      (name) => [name, `${translationsDirectory}/${name}`] as const,
    ),
    ...Object.entries(others[route] ?? {}),
    [NO_ENTRY, 'the placeholder of an empty list'],
  ]);
