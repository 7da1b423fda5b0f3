import type { SiteSettings } from './schemas/settings';
import { routes } from '../urls';

/** Which parts of the site there are. */
export interface SitePages {
  about: boolean;
  contact: boolean;
  cv: boolean;
  /** There is at least one published post. */
  blog: boolean;
  projects: boolean;
}

/** The parts that the owner has switched on and that have content. */
export const sitePages = (
  settings: Pick<SiteSettings, 'pages'>,
  content: { posts: readonly unknown[]; projects: readonly unknown[] },
): SitePages => ({
  ...settings.pages,
  blog: content.posts.length > 0,
  projects: content.projects.length > 0,
});

/** Whether a path leads to a part of the site that there is not. */
export const isSwitchedOff = (path: string, pages: SitePages): boolean =>
  (['about', 'contact', 'blog', 'projects'] as const).some(
    (page) => !pages[page] && path.startsWith(routes[page]),
  );
