import type { SiteSettings } from '@/lib/site/types';

/** Settings of the site. */
export const settings: SiteSettings = {
  /** Language of all pages (BCP 47). */
  language: 'en',
  /** The paper of the CV that pages offer first, 'a4' or 'letter'; the other one is beside it. */
  cvPaper: 'a4',
  /**
   * Set a page to false to remove it, with all links to it. Without `cv` there is no resume.json
   * either, which has the career as data; without `blog` or `projects` no post or project is published.
   */
  pages: { about: true, contact: true, cv: true, blog: true, projects: true },
  /** `aliases: { '/work/': '/projects/' }` leads on from paths that an earlier site of yours had. */
};
