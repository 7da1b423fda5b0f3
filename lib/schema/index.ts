/*
 * The types of the files in `data/`. The compiler checks their shape; what it cannot know, such as time zones and
 * colours, is checked by the schemas beside this file. It imports nothing, so that this takes little time.
 */

/** The papers of the CV. */
export const cvPapers = ['a4', 'letter'] as const;

export type CvPaper = (typeof cvPapers)[number];

/** A section of the résumé, named as in JSON Resume. */
export type SectionName =
  | 'work'
  | 'volunteer'
  | 'projects'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'interests'
  | 'references';

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
  /** Whether the story is a chain of blocks that visitors can verify, by default true. */
  storyChain?: boolean | undefined;
  /** Whether visitors can draw the pattern of their own name on the home page, by default true. */
  ownMark?: boolean | undefined;
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

/** A CV of `data/cvs.ts`, for one kind of job. What it does not mention is as in the résumé. */
export interface CvVariant {
  /** Part of the names of its files: `john-doe-cv-front-end.pdf`. */
  name: string;
  /** What the CV is for. The about page shows it if the variant is listed. */
  label: string;
  /** Whether the about page offers it. By default, only the owner gets it, in out-cvs/. */
  listed?: boolean | undefined;
  /** Replaces fields of `basics` of the résumé. */
  basics?: { label?: string | undefined; summary?: string | undefined } | undefined;
  /** The sections to show, in order. By default those of the CV. */
  sections?: readonly SectionName[] | undefined;
  /** Names or keywords of entries that come first in their sections, in this order. */
  first?: readonly string[] | undefined;
  /** Entries of which only the first lines stay. */
  shorten?: readonly string[] | undefined;
  /** Entries that are left out. A keyword of a group of skills leaves out this skill alone. */
  leaveOut?: readonly string[] | undefined;
  /** How many highlights each entry has at most: a number for all, or numbers by name or keyword. */
  highlights?: number | Readonly<Record<string, number>> | undefined;
  /** How many pages it has at most. */
  pages?: 1 | 2 | undefined;
}

export interface Services {
  analytics?: AnalyticsSettings | undefined;
  comments?: CommentSettings | undefined;
}

export type AnalyticsSettings =
  | {
      service: 'plausible';
      /** From the snippet under Site Installation. A self-hosted instance serves it from its own host. */
      script: string;
    }
  | {
      service: 'umami';
      websiteId: string;
      /** Host of a self-hosted instance. */
      host?: string | undefined;
    }
  | {
      service: 'goatcounter';
      /** The host of the dashboard, hosted or self-hosted. */
      host: string;
    }
  | { service: 'cloudflare'; token: string };

export interface CommentSettings {
  service: 'giscus';
  /** The public repository whose discussions hold the comments: `your-handle/your-site`. */
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  /** When comments load: once a reader presses a button (default), or scrolls to them. */
  load?: 'button' | 'scroll' | undefined;
  /** Language of the frame with the comments; by default that of the site. */
  language?: string | undefined;
  /** Host of a self-hosted instance. */
  host?: string | undefined;
}

/** A link of `data/navigation.ts`. */
export interface SiteLink {
  label: string;
  /** A path, a URL, or one of: email, booking, cv, vcard, profile:NETWORK. */
  href: string;
  /** By default, a link to a profile has the profile's icon. */
  icon?: string | undefined;
  iconOnly?: boolean | undefined;
  /** Set for a page that is missing on purpose. The link opens the not-found page. */
  missing?: boolean | undefined;
}

/** The value of `data/navigation.ts`. */
export interface Navigation {
  header: readonly SiteLink[];
  drawer: readonly SiteLink[];
  home: readonly SiteLink[];
  contact: readonly SiteLink[];
  footer: readonly { title: string; links: readonly SiteLink[] }[];
}

/** A year of `data/timeline.ts`, the career year by year, oldest first. */
export interface TimelineYear {
  year: string;
  cards: readonly TimelineCard[];
}

export interface TimelineCard {
  title: string;
  /** HTML. */
  description: string;
  /** Added to the description while the owner is open to work. */
  whileOpen?: string | undefined;
  /** `./slug` for a page of this site, or an https:// URL. A card that links to a project shows its period. */
  link?: string | undefined;
  /** By default the label in data/strings.ts. */
  linkLabel?: string | undefined;
}

/** A group of `data/toolkit.ts`: the owner's tools, grouped by purpose. */
export interface ToolkitGroup {
  label: string;
  items: readonly ToolkitItem[];
}

export interface ToolkitItem {
  label: string;
  /** The name of an icon of https://react-icons.github.io/react-icons. */
  icon: string;
  /** The colours of the tile, from left to right; by default the accent of the theme. */
  gradient?: [string, string] | undefined;
}

/** The colours of a theme, as #rrggbb. */
export interface Palette {
  bg: string;
  surface: string;
  raised: string;
  line: string;
  edge: string;
  text: string;
  muted: string;
  accent: string;
  'accent-solid': string;
  'accent-contrast': string;
  positive: string;
  'code-keyword': string;
  'code-string': string;
  'code-function': string;
  'code-constant': string;
  'code-parameter': string;
  'on-solid': string;
  /** Any CSS colour. */
  scrim: string;
}

/** A typeface with the weights that pages use. */
interface Typeface {
  /** An npm package, such as `@fontsource/work-sans` or `@fontsource-variable/fraunces`. */
  package: string;
  weights: readonly number[];
}

export interface Typefaces {
  /** One weight. */
  display: Typeface;
  /** One to three weights. */
  text: Typeface;
  /** One weight. */
  mono: Typeface;
}

/** The value of `data/theme.ts`. */
export interface Theme {
  /** The only theme of the site. Without it, the device and the visitor choose. */
  only?: 'dark' | 'light' | undefined;
  dark: Palette;
  light: Palette;
  fonts: Typefaces;
  /** How square or round corners are. */
  radius?: 'square' | 'soft' | 'round' | undefined;
  /** The colour of main buttons: that of texts, or the accent. */
  buttons?: 'ink' | 'accent' | undefined;
  /** The spacing of letters in headings, and capitals. The weight of headings is that of `fonts.display`. */
  headings?:
    | {
        tracking?: 'tight' | 'normal' | 'wide' | undefined;
        case?: 'normal' | 'upper' | undefined;
      }
    | undefined;
  /** The typeface of dates and labels. */
  captions?: 'mono' | 'text' | undefined;
  /** What stands beside the greeting: the pattern with a small portrait, the portrait, or nothing. */
  hero?: 'pattern' | 'portrait' | 'type' | undefined;
  /** Cards with a frame and a panel, or rows between hairlines. */
  cards?: 'framed' | 'row' | undefined;
  /** A pattern that is derived from a text and two colours, or an SVG file in `public/`. */
  logo?:
    | {
        /** By default the owner's name. */
        seed?: string | undefined;
        colors?: [string, string] | undefined;
        src?: undefined;
      }
    | { src: string; seed?: undefined; colors?: undefined }
    | undefined;
  /** Whether pages show patterns, and the home page the logo. */
  patterns?: boolean | undefined;
  /** Colours of the patterns of posts and pages. */
  patternColors?: readonly [string, string][] | undefined;
  /** Replaces the drawn share image of all pages except projects and posts. */
  shareImage?: string | undefined;
}

/** The palette of share images and icons, which are the same in both themes: the only one, or the dark one. */
export const mainTheme = ({ only = 'dark' }: Pick<Theme, 'only'>): 'dark' | 'light' => only;
