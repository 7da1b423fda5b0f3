import type { SiteSettings } from '@/lib/site/types';

/** Facts about the site itself. `{name}` and `{role}` are taken from owner.ts. */
export const settings: SiteSettings = {
  /** Language of all pages (BCP 47). */
  language: 'en',
  title: '{name}, {role}',
  copyright: '© {name}. All rights reserved.',
  /** Set a page to false to leave it out, with every link that leads there. */
  pages: { about: true, contact: true, cv: true },
};
