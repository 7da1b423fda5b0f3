import type { Site } from '../site';
import type { SitePages } from '../site/pages';

/** The input of all outputs, in addition to posts and projects. */
export interface Source {
  site: Pick<Site, 'owner' | 'resume' | 'strings' | 'settings'>;
  /** The enabled parts of the site. */
  pages: SitePages;
  /** Returns the absolute URL of a page or file, given its path below the base path. */
  url: (path: string) => string;
}
