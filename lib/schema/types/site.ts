import type { CvPaper, SectionName } from './cvs';
import type { Services } from './services';

/** The value of `data/site.ts`. */
export interface SiteSettings {
  /** BCP 47 tag of all pages. */
  language: string;
  /** IANA name. */
  timeZone: string;
  /** https:// URL of a page where a call is booked. */
  bookingUrl?: string | undefined;
  /** Omitted while the owner is not open to work. */
  availability?:
    | {
        /** The kind of work that the owner is looking for. Completes "for …". */
        openTo: string;
        /** A date such as '2027-01' or '2027-01-15', 'now', or 'by agreement'. */
        from: string;
        /** The last day on which the site shows the availability, YYYY-MM-DD. */
        goodUntil: string;
      }
    | undefined;
  /** Within how many days the owner promises to answer. */
  answersWithinDays?: number | undefined;
  /** The paper size of the CV that pages offer first, before the other size. Without it, the site has no CV. */
  cvPaper?: CvPaper | undefined;
  /** By default all sections that the résumé fills and the story does not tell. */
  aboutSections?: readonly SectionName[] | undefined;
  /** Describes `basics.image` of the résumé for people who cannot see it; by default the name. */
  portraitAlt?: string | undefined;
  /** Private facts of the résumé to publish. */
  publish?: { phone?: boolean | undefined; address?: boolean | undefined } | undefined;
  /** Icons of profiles by network. */
  profileIcons?: Readonly<Record<string, string>> | undefined;
  /** Targets by the paths of an earlier site. */
  aliases?: Readonly<Record<string, string>> | undefined;
  /** The repository of the site. With it, posts have links for editing them and for reporting mistakes. */
  repository?: { url: string; branch: string } | undefined;
  /** Whether pages of posts show a newer text that the host has, by default true. */
  livePosts?: boolean | undefined;
  /** Whether posts have buttons to share them, by default true. */
  sharePosts?: boolean | undefined;
  /** How many posts the home page shows below the projects, 1 to 12. */
  homePosts?: number | undefined;
  /** Third-party analytics and comments. */
  services?: Services | undefined;
}
