import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteSettings } from './schema';
import { mainPages, routes, type MainPage } from './urls';

/** The features that an owner can remove by deleting their folder in `app/`. */
export const removableFeatures = ['about', 'projects', 'blog', 'contact'] as const;

export type RemovableFeature = (typeof removableFeatures)[number];

/** Whether the site has each feature: it was not removed, and it has content. */
export type Features = Record<RemovableFeature | 'cv', boolean>;

/**
 * Whether `app/` still has the route of a page.
 * @param page path of the page, such as `/blog/` or `/blog/tags/`
 */
export const hasRoute = (page: string): boolean =>
  existsSync(path.join(process.cwd(), 'app', page.split('/')[1] ?? ''));

/** Whether `app/` still has all features. The test fixtures need all of them. */
export const hasAllRoutes = (): boolean =>
  removableFeatures.every((feature) => hasRoute(routes[feature]));

export const featuresOf = (
  { cvPaper }: Pick<SiteSettings, 'cvPaper'>,
  { posts, projects }: Record<'posts' | 'projects', readonly unknown[]>,
): Features => ({
  about: hasRoute(routes.about),
  contact: hasRoute(routes.contact),
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
