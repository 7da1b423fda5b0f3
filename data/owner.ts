import type { Owner } from '@/lib/site/types';

/**
 * Who the site belongs to. Values that are still placeholders (a name of the Doe kind, `example.com`,
 * `your-handle`) are listed by `npm run check` and refused by `npm run check -- --publish`.
 */
export const owner: Owner = {
  /** Full name, as it should be read. */
  name: 'John Doe',
  givenName: 'John',
  /** Job title. */
  role: 'Full Stack Web3 Developer',
  /** Where you work from: a country or a city. */
  location: 'France',
  /** IANA time zone name. */
  timeZone: 'Europe/Paris',
  /** URL of the published site: scheme and host, without path or closing slash. */
  siteUrl: 'https://portfolio.example.com',
  email: 'hello@example.com',
  /**
   * YYYY-MM-DD: the last day on which you read reports of security problems at that address. After it
   * the site publishes no security.txt; a year ahead is usual. Leave it out to publish none.
   */
  securityContactUntil: '2027-11-30',
  /** Where a call is booked. Leave it out if nowhere. */
  bookingUrl: 'https://calendly.com/your-handle',
  /** Profiles on other sites, in your order. `icon` is a name from https://react-icons.github.io */
  profiles: [
    { label: 'GitHub', url: 'https://github.com/your-handle', icon: 'SiGithub' },
    { label: 'LinkedIn', url: 'https://www.linkedin.com/in/your-handle', icon: 'FaLinkedinIn' },
    { label: 'Twitter', url: 'https://x.com/your-handle', icon: 'SiX' },
  ],
  /** Your photograph or a drawing: a file in `public/`. Leave it out to show none. */
  portrait: {
    src: '/images/portrait.svg',
    alt: 'Drawn portrait of a developer in front of a pattern of quarter circles and bars',
  },
};
