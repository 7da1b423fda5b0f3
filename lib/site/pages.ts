import { routes } from '../urls';
import type { SiteSettings } from '../schema';

/**
 * Which parts of the site are enabled. `blog` is if there is a published post, and `slug` if there are
 * projects or pages of content/pages.
 */
export type SitePages = Record<keyof SiteSettings['pages'] | 'slug', boolean>;

/** The parts of the site that the owner has enabled and that have content. */
export const sitePages = (
  settings: Pick<SiteSettings, 'pages'>,
  content: Record<'posts' | 'projects' | 'pages', readonly unknown[]>,
): SitePages => ({
  ...settings.pages,
  blog: content.posts.length > 0,
  projects: content.projects.length > 0,
  slug: content.projects.length + content.pages.length > 0,
});

/** The disabled part of the site that a path leads to, if it leads to one. */
export const switchedOffPart = (path: string, pages: SitePages) =>
  (['about', 'contact', 'blog', 'projects'] as const).find(
    (page) => !pages[page] && path.startsWith(routes[page]),
  );
