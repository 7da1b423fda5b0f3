import type { SiteSettings } from '@/lib/schema';

/** Settings of the site, and facts about you for which data/resume.json has no field. */
export const settings: SiteSettings = {
  /** Language of all pages (BCP 47). */
  language: 'en',
  /** IANA time zone name. */
  timeZone: 'Europe/Paris',
  /** URL of a page for booking a call with you. Remove it if you have none. */
  bookingUrl: 'https://calendly.com/your-handle',
  /** Remove it while you are not open to work. The first build after `goodUntil` removes the badge. */
  availability: {
    openTo: 'a first role in blockchain',
    /** A date such as '2027-01' or '2027-01-15', 'now', or 'by agreement'. */
    from: 'by agreement',
    goodUntil: '2027-05-31',
  },
  /** You promise to answer within so many days. Remove it to promise nothing. */
  answersWithinDays: 1,
  /** Employers and organizations that the record of the home page leaves out. */
  notInRecord: ['Consulting agency'],
  /** Describes `basics.image` in resume.json for people who cannot see it. */
  portraitAlt: 'Drawn portrait of a developer in front of a pattern of quarter circles and bars',
  /** The paper size of the CV that pages offer first, 'a4' or 'letter'. Remove it to publish no CV. */
  cvPaper: 'a4',
  /**
   * The sections of resume.json that the about page shows below the story, if they have entries. The story
   * already covers voluntary work and languages. Without this list, all are shown.
   */
  aboutSections: ['certificates', 'awards', 'publications', 'interests', 'references'],
  /** More settings: docs/make-it-yours.md#settings */
};
