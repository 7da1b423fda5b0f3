import { owner } from '@/data/owner';

/** An owner who has replaced every placeholder. */
export const setOwner = {
  ...owner,
  name: 'Ada Byron; Lovelace',
  givenName: 'Ada',
  siteUrl: 'https://ada.dev',
  email: 'ada@ada.dev',
  profiles: {
    github: 'https://github.com/ada',
    twitter: 'https://x.com/ada_l',
    linkedin: 'https://www.linkedin.com/in/ada-lovelace/',
    calendly: 'https://calendly.com/ada',
  },
};

/** The owner as this site is delivered. */
export const unsetOwner = {
  ...owner,
  name: 'John Doe',
  givenName: 'John',
  siteUrl: 'https://portfolio.example.com',
  email: 'hello@example.com',
  profiles: {
    github: 'https://github.com/your-handle',
    twitter: '',
    linkedin: 'https://www.linkedin.com/in/your-handle',
    calendly: 'https://calendly.com/your-handle',
  },
};

/** Whole addresses of a site below a path. */
export const address = (path: string) => `https://ada.dev/portfolio${path}`;
