import { site } from '@/lib/site';
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
