import type { Site } from '../site';
import type { SitePages } from '../site/pages';

/** What outputs are made from, beside posts and projects. */
export interface Source {
  site: Pick<Site, 'owner' | 'career' | 'words' | 'settings'>;
  /** The parts of the site that there are. */
  pages: SitePages;
  /** Gives the URL of a page or file by its path below the base path. */
  url: (path: string) => string;
}
