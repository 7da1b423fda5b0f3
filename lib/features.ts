import { readdirSync } from 'node:fs';
import type { SiteSettings } from './schema';
import { mainPages, routes, type MainPage } from './urls';

/** A section of the site that an owner can remove by deleting its folder in `app/`. */
export type RemovableFeature = Exclude<MainPage, 'home'>;

export const removableFeatures = mainPages.filter((page) => page !== 'home');

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

export function featuresOf(
  { cvPaper }: Pick<SiteSettings, 'cvPaper'>,
  { posts, projects, pages }: FeatureContent,
): Features {
  const isEmpty: Partial<Features> = { blog: posts.length === 0, projects: projects.length === 0 };
  const features = removableFeatures.map((feature) => {
    const isReplaced = pages.some(({ slug }) => slug === feature);
    return [feature, isReplaced || (hasRoute(routes[feature]) && !isEmpty[feature])];
  });
  return { ...(Object.fromEntries(features) as Features), cv: cvPaper !== undefined };
}

/** The main pages of a site, in the order of {@link routes}. */
export const mainPagesOf = (features: Features): MainPage[] =>
  mainPages.filter((page) => hasRoute(routes[page]) && !missingFeature(routes[page], features));

/** The feature that a path belongs to, if the site does not have it. */
export const missingFeature = (path: string, features: Features): RemovableFeature | undefined =>
  removableFeatures.find((feature) => !features[feature] && path.startsWith(routes[feature]));
