/**
 * Who the site belongs to. The only file that holds the owner's name, handles and addresses:
 * change it here and every page, the CV and every link follow.
 *
 * Values that are still placeholders (a name of the Doe kind, `example.com`, `your-handle`) are
 * listed by `npm run check` and refused by `npm run check -- --publish`.
 */
export interface Owner {
  /** Full name, as it should be read. */
  name: string;
  /** Given name, for headings such as "…'s Tech Thoughts". */
  givenName: string;
  /** Job title. */
  role: string;
  /** Where the owner works from: a country or a city. */
  location: string;
  /** IANA time zone name. */
  timeZone: string;
  /** Address of the published site: scheme and host, without path or closing slash. */
  siteUrl: string;
  email: string;
  /**
   * YYYY-MM-DD: until when reports of security problems are read at that address. After it the site
   * publishes no security.txt; a year ahead is usual.
   */
  securityContactUntil: string;
  /** Profile addresses on other sites, whole. */
  profiles: { github: string; twitter: string; linkedin: string; calendly: string };
  /** The photograph or drawing shown in "Who is he ?": a file in `public/`. */
  portrait: { src: string; alt: string };
}

export const owner: Owner = {
  name: 'John Doe',
  givenName: 'John',
  role: 'Full Stack Web3 Developer',
  location: 'France',
  timeZone: 'Europe/Paris',
  siteUrl: 'https://portfolio.example.com',
  email: 'hello@example.com',
  securityContactUntil: '2027-11-30',
  profiles: {
    github: 'https://github.com/your-handle',
    twitter: 'https://x.com/your-handle',
    linkedin: 'https://www.linkedin.com/in/your-handle',
    calendly: 'https://calendly.com/your-handle',
  },
  portrait: {
    src: '/images/portrait.svg',
    alt: 'Drawn portrait of a developer in front of a pattern of quarter circles and bars',
  },
};
