import { routes } from '../urls';
import type { SiteSettings } from './schemas/settings';

/** Which parts of the site there are. */
export interface SitePages {
  about: boolean;
  contact: boolean;
  cv: boolean;
  /** There is at least one published post. */
  blog: boolean;
  projects: boolean;
  /** There are projects, or pages of the owner's own. */
  slug: boolean;
}

/** The parts that the owner has switched on and that have content. */
export const sitePages = (
  settings: Pick<SiteSettings, 'pages'>,
  content: Record<'posts' | 'projects' | 'pages', readonly unknown[]>,
): SitePages => ({
  ...settings.pages,
  blog: content.posts.length > 0,
  projects: content.projects.length > 0,
  slug: content.projects.length + content.pages.length > 0,
});

/** Whether a path leads to a part of the site that there is not. */
export const isSwitchedOff = (path: string, pages: SitePages): boolean =>
  (['about', 'contact', 'blog', 'projects'] as const).some(
    (page) => !pages[page] && path.startsWith(routes[page]),
  );

/**
 * The parts as `next.config.mjs` reads them from the environment: a route whose file is called
 * `page.blog.tsx` is in the build only where the site has a blog. Next exports no route without a page.
 */
export const pagesVariable = (pages: SitePages) => ({
  SITE_PAGES: Object.entries(pages)
    .filter(([, isThere]) => isThere)
    .map(([page]) => page)
    .join(),
});
