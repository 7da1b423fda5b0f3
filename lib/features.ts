import { readdirSync } from 'node:fs';
import type { SiteSettings } from './schema';
import { mainPages, routes, type MainPage } from './urls';

/** The features that an owner can remove by deleting their folder in `app/`. */
export const removableFeatures = ['about', 'projects', 'blog', 'contact'] as const;

export type RemovableFeature = (typeof removableFeatures)[number];

/** Whether the site has each feature: it was not removed, and it has content. */
export type Features = Record<RemovableFeature | 'cv', boolean>;

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
export function hasRoute(page: string): boolean {
  const [, name = ''] = page.split('/');
  return name === '' || routeNames().includes(name);
}

/** Whether `app/` still has all features. The test fixtures need all of them. */
export const hasAllRoutes = (): boolean =>
  removableFeatures.every((feature) => hasRoute(routes[feature]));

interface FeatureContent {
  posts: readonly unknown[];
  projects: readonly unknown[];
  /** A page can take the place of a removed section. */
  pages: readonly { slug: string }[];
}

export const featuresOf = (
  { cvPaper }: Pick<SiteSettings, 'cvPaper'>,
  { posts, projects, pages }: FeatureContent,
): Features => ({
  about: hasRoute(routes.about) || pages.some(({ slug }) => slug === 'about'),
  contact: hasRoute(routes.contact) || pages.some(({ slug }) => slug === 'contact'),
  blog: hasRoute(routes.blog) && posts.length > 0,
  projects: hasRoute(routes.projects) && projects.length > 0,
  cv: cvPaper !== undefined,
});

/** The main pages of a site, in the order of {@link routes}. */
export const mainPagesOf = (features: Features): MainPage[] =>
  mainPages.filter((page) => hasRoute(routes[page]) && !missingFeature(routes[page], features));

/** The feature that a path belongs to, if the site does not have it. */
export const missingFeature = (path: string, features: Features): RemovableFeature | undefined =>
  removableFeatures.find((feature) => !features[feature] && path.startsWith(routes[feature]));
