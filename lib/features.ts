import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteSettings } from './schema';
import { routes } from './urls';

/** The features that an owner removes by deleting the folder of that name in `app/`. */
export const removableFeatures = ['about', 'projects', 'blog', 'contact'] as const;

export type RemovableFeature = (typeof removableFeatures)[number];

/** Which features the site has: those that were not removed, and that have content. */
export type Features = Record<RemovableFeature | 'cv', boolean>;

/** Whether the pages of a feature were not removed. Without content, its lists say so. */
export const hasRoute = (feature: RemovableFeature): boolean =>
  existsSync(path.join(process.cwd(), 'app', feature));

/** Whether no feature was removed. The fixtures of the tests need all of them. */
export const hasAllRoutes = (): boolean => removableFeatures.every(hasRoute);

/** The features of a site. */
export const featuresOf = (
  { cvPaper }: Pick<SiteSettings, 'cvPaper'>,
  { posts, projects }: Record<'posts' | 'projects', readonly unknown[]>,
): Features => ({
  about: hasRoute('about'),
  contact: hasRoute('contact'),
  blog: hasRoute('blog') && posts.length > 0,
  projects: hasRoute('projects') && projects.length > 0,
  cv: cvPaper !== undefined,
});

/** The feature that a path belongs to, if the site does not have it. */
export const missingFeature = (path: string, features: Features): RemovableFeature | undefined =>
  removableFeatures.find((feature) => !features[feature] && path.startsWith(routes[feature]));
