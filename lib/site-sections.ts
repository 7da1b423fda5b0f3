import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteSettings } from './schema';
import { mainPages, routes, type MainPage } from './urls';

/** A section of the site that an owner can remove by deleting its folder in `app/`. */
export type RemovableSection = Exclude<MainPage, 'home'>;

export const removableSections = mainPages.filter((page) => page !== 'home');

/** Whether the site has each section: it was not removed, and it has content. */
export type SiteSections = Record<RemovableSection | 'cv', boolean>;

/**
 * The files and folders of a route in `app/`, and in its route groups, such as `(main)`:
 * https://nextjs.org/docs/app/api-reference/file-conventions/route-groups
 * @param route path of a page, such as `/blog/`
 */
export function routeNames(route = '/'): string[] {
  const groups = readdirSync('app').filter((name) => name.startsWith('('));
  return ['', ...groups]
    .map((group) => path.join('app', group, route))
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
}

/**
 * Whether `app/` still has the route of a page.
 * @param page path of the page, such as `/blog/` or `/blog/tags/`
 */
export const hasRoute = (page: string): boolean => isAmong(routeNames(), page);

/**
 * Whether `app/` still has the route of the entries below a path, such as `app/blog/[id]` or `app/talks/[...slug]`:
 * https://nextjs.org/docs/app/api-reference/file-conventions/dynamic-routes
 */
export const hasEntryRoute = (path: string): boolean =>
  routeNames(path).some((name) => /^\[.+\]$/.test(name));

function isAmong(names: readonly string[], page: string): boolean {
  const [, name = ''] = page.split('/');
  return name === '' || names.includes(name);
}

/** Whether `app/` still has all sections. The test fixtures need all of them. */
export const hasAllRoutes = (): boolean =>
  removableSections.every((section) => hasRoute(routes[section]));

/**
 * The sections of a site.
 * @param lists the entries of each kind of content, by the path of the page that lists them
 */
export function siteSectionsOf(
  { cvPaper }: Pick<SiteSettings, 'cvPaper'>,
  lists: Readonly<Record<string, readonly { path: string }[]>>,
): SiteSections {
  const names = routeNames();
  const entries = Object.values(lists).flat();
  const sections = removableSections.map((section) => {
    const route = routes[section];
    // A page of content/ can take the place of a removed section.
    const isReplaced = entries.some(({ path }) => path === route);
    const isEmpty = lists[route]?.length === 0;
    return [section, isReplaced || (isAmong(names, route) && !isEmpty)];
  });
  return { ...(Object.fromEntries(sections) as SiteSections), cv: cvPaper !== undefined };
}

/** The main pages of a site, in the order of {@link routes}. */
export const mainPagesOf = (sections: SiteSections): MainPage[] =>
  mainPages.filter((page) => hasRoute(routes[page]) && !missingSection(routes[page], sections));

/** The section that a path belongs to, if the site does not have it. */
export const missingSection = (
  path: string,
  sections: SiteSections,
): RemovableSection | undefined =>
  removableSections.find((section) => !sections[section] && path.startsWith(routes[section]));
