import { readdirSync } from 'node:fs';
import type { SiteSettings } from './schema';
import { mainPages, routes, type MainPage } from './urls';

/** A section of the site that an owner can remove by deleting its folder in `app/`. */
export type RemovableSection = Exclude<MainPage, 'home'>;

export const removableSections = mainPages.filter((page) => page !== 'home');

/** Whether the site has each section: it was not removed, and it has content. */
export type SiteSections = Record<RemovableSection | 'cv', boolean>;

/**
 * The files and folders of `app/`, and of its route groups, such as `(main)`:
 * https://nextjs.org/docs/app/api-reference/file-conventions/route-groups
 */
export const routeNames = (): string[] =>
  readdirSync('app').flatMap((name) => (name.startsWith('(') ? readdirSync(`app/${name}`) : name));

/**
 * Whether `app/` still has the route of a page.
 * @param page path of the page, such as `/blog/` or `/blog/tags/`
 */
export const hasRoute = (page: string): boolean => isAmong(routeNames(), page);

function isAmong(names: readonly string[], page: string): boolean {
  const [, name = ''] = page.split('/');
  return name === '' || names.includes(name);
}

/** Whether `app/` still has all sections. The test fixtures need all of them. */
export const hasAllRoutes = (): boolean =>
  removableSections.every((section) => hasRoute(routes[section]));

interface SectionContent {
  posts: readonly unknown[];
  projects: readonly unknown[];
  /** A page can take the place of a removed section. */
  pages: readonly { slug: string }[];
}

export function siteSectionsOf(
  { cvPaper }: Pick<SiteSettings, 'cvPaper'>,
  { posts, projects, pages }: SectionContent,
): SiteSections {
  const isEmpty: Partial<SiteSections> = {
    blog: posts.length === 0,
    projects: projects.length === 0,
  };
  const names = routeNames();
  const sections = removableSections.map((section) => {
    const isReplaced = pages.some(({ slug }) => slug === section);
    return [section, isReplaced || (isAmong(names, routes[section]) && !isEmpty[section])];
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
