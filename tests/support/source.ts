import type { Source } from '@/lib/outputs/source';
import { site } from '@/lib/site';
import type { SitePages } from '@/lib/site/pages';
import type { Owner } from '@/lib/site/types';

/** The URL of a page or file of the fixture site, with a base path. */
export const url = (path: string) => `https://ines-luczak.test/portfolio${path}`;

/** All parts of a site, enabled. */
export const allPages: SitePages = {
  ...{ about: true, contact: true, cv: true, blog: true, projects: true, slug: true },
};

/** The input of outputs: the fixture site with some parts replaced. */
export const sourceOf = (parts: Partial<Source['site']> = {}, pages = allPages): Source => ({
  site: { ...site, ...parts },
  pages,
  url,
});

/** An owner with placeholders only. */
export const unsetOwner: Owner = {
  ...{ name: 'Jane Doe', givenName: 'Jane', role: 'Potter', location: 'Delft', timeZone: 'UTC' },
  siteUrl: 'https://portfolio.example.com',
  email: 'hello@example.com',
  bookingUrl: 'https://calendly.com/your-handle',
  profiles: [{ label: 'GitHub', url: 'https://github.com/your-handle', icon: 'SiGithub' }],
};
