import type { Owner } from '@/lib/site/types';

/**
 * Facts about you. `npm run check` lists values that are still placeholders (John or Jane Doe,
 * `example.com`, `your-handle`), and `npm run check -- --publish` fails because of them.
 */
export const owner: Owner = {
  /** Full name. */
  name: 'John Doe',
  givenName: 'John',
  /** Job title. */
  role: 'Full Stack Web3 Developer',
  /** The country or city where you work. */
  location: 'France',
  /** IANA time zone name. */
  timeZone: 'Europe/Paris',
  /** URL of the published site without its path, which builds take from BASE_PATH: docs/publish.md. */
  siteUrl: 'https://portfolio.example.com',
  email: 'hello@example.com',
  /**
   * The site publishes your email address as the contact for security problems (security.txt) up to
   * this day, YYYY-MM-DD. A year ahead is usual. Remove it to publish no security.txt.
   */
  securityContactUntil: '2027-11-30',
  /** URL of the page for booking a call with you. Remove it if there is none. */
  bookingUrl: 'https://calendly.com/your-handle',
  /** Profiles on other sites, in your order. `icon` is a name from https://react-icons.github.io */
  profiles: [
    { label: 'GitHub', url: 'https://github.com/your-handle', icon: 'SiGithub' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/in/your-handle', icon: 'FaLinkedinIn' },
    { label: 'Twitter', url: 'https://x.com/your-handle', icon: 'SiX' },
  ],
  /** Your photograph or a drawing: a file in `public/`. Remove it to show none. */
  portrait: {
    src: '/images/portrait.svg',
    alt: 'Drawn portrait of a developer in front of a pattern of quarter circles and bars',
  },
};
