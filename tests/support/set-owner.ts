import { site, type Site } from '@/lib/site';
import type { Source } from '@/lib/outputs/source';
import type { Owner } from '@/lib/site/types';

/** An owner who has replaced every placeholder. */
export const setOwner: Owner = {
  ...site.owner,
  name: 'Ada Byron; Lovelace',
  givenName: 'Ada',
  siteUrl: 'https://ada.dev',
  email: 'ada@ada.dev',
  bookingUrl: 'https://calendly.com/ada',
  profiles: [
    { label: 'GitHub', url: 'https://github.com/ada', icon: 'SiGithub' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/in/ada-lovelace/', icon: 'FaLinkedinIn' },
    { label: 'X', url: 'https://x.com/ada_l', icon: 'SiX' },
  ],
};

/** The owner as this site is delivered. */
export const unsetOwner: Owner = {
  ...site.owner,
  name: 'John Doe',
  givenName: 'John',
  siteUrl: 'https://portfolio.example.com',
  email: 'hello@example.com',
  bookingUrl: 'https://calendly.com/your-handle',
  profiles: [
    { label: 'GitHub', url: 'https://github.com/your-handle', icon: 'SiGithub' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/in/your-handle', icon: 'FaLinkedinIn' },
  ],
};

/** URLs of a site below a path. */
export const address = (path: string) => `https://ada.dev/portfolio${path}`;

/** A source of outputs: the site of {@link setOwner} with every page. */
export const sourceOf = (change: Partial<Site> = {}): Source => ({
  site: { ...site, owner: setOwner, ...change },
  pages: { about: true, contact: true, cv: true, blog: true, projects: true, slug: true },
  url: address,
});
