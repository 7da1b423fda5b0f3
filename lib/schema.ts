import { z } from 'zod';
import {
  alias,
  checked,
  color,
  flag,
  httpsUrl,
  icon,
  image,
  isoDay,
  line,
  listOf,
  matching,
  text,
  twoColors,
  wholeNumber,
} from './fields';
import { nearest } from './nearest';
import { servicesSchema } from './services';
import { slugPattern } from './urls';

/*
 * What the files of `data/` must hold. Each message completes "expected …" in an error report. Front matter
 * is in lib/content/schemas.ts, and the résumé in lib/resume/read-resume.ts.
 */

const cityOf = (zone: string) => zone.replace(/^.*\//, '').toLowerCase();

const timeZone = checked('an IANA time zone, such as "Europe/Paris"', (name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return undefined;
  } catch {
    const zones = Intl.supportedValuesOf('timeZone');
    const [city] = nearest(cityOf(name.replaceAll(' ', '_')), zones.map(cityOf), 0.34);
    const zone = zones.find((one) => cityOf(one) === city) ?? 'Europe/Paris';
    return `write "${zone}", or another of https://en.wikipedia.org/wiki/List_of_tz_database_time_zones`;
  }
});

const ALIASES = 'earlier paths and where they lead, such as { "/work/": "/projects/" }';

/** A path that every host can redirect to. */
const target = matching('a path of this site, such as "/projects/"', /^\/[\w.~/-]*$/);

/** Languages of three letters may have no name in Intl: Ladin, "lld", has none. */
function isLanguage(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag);
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
    return (
      /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(tag) && (language.length === 3 || name !== undefined)
    );
  } catch {
    return false;
  }
}

/** A language tag of BCP 47. Other programs join its parts with underscores. */
export const languageTag = checked(
  'a language tag, such as "de" for German, or "pt-PT" for Portuguese of Portugal',
  (tag) => {
    if (isLanguage(tag)) return undefined;
    const better = tag.replaceAll('_', '-');
    return isLanguage(better) ? `write "${better}"` : 'write its two letters, such as "en"';
  },
);

const DATE = 'YYYY-MM with a month from 01 to 12, or YYYY where the month is not known';

const availability = z.strictObject(
  {
    /** The kind of work that the owner looks for. Completes "for …". */
    openTo: line('what kind of work the owner looks for'),
    from: z.union(
      [matching(DATE, /^\d{4}(-(0[1-9]|1[0-2]))?$/), isoDay, z.enum(['now', 'by agreement'])],
      { error: `${DATE}, YYYY-MM-DD, "now" or "by agreement"` },
    ),
    /** The last day on which the site shows the availability. */
    goodUntil: isoDay,
  },
  { error: 'what the owner is open to, from when, and until when that holds' },
);

/** The sections of a résumé that the about page can show. */
export const aboutSections = [
  'volunteer',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const;

export type AboutSection = (typeof aboutSections)[number];

export const cvPapers = ['a4', 'letter'] as const;

export type CvPaper = (typeof cvPapers)[number];

/** The schema of `data/site.ts`. */
export const settingsSchema = z.strictObject({
  language: languageTag,
  timeZone,
  bookingUrl: httpsUrl('the URL of a page where a call is booked').optional(),
  /** Omitted while the owner is not open to work. */
  availability: availability.optional(),
  /** The paper of the CV that pages offer first; the other one is beside it. Without it there is no CV. */
  cvPaper: z.enum(cvPapers, { error: "'a4' or 'letter'" }).optional(),
  /** By default all that are filled in the résumé, in this order. */
  aboutSections: z
    .array(z.enum(aboutSections, { error: `one of: ${aboutSections.join(', ')}` }), {
      error: 'a list of sections',
    })
    .optional(),
  /** Describes `basics.image` of the résumé for those who cannot see it; by default the name. */
  portraitAlt: line('a description of the portrait').optional(),
  /** Private facts of the résumé that the site publishes. */
  publish: z
    .strictObject({
      phone: flag().optional(),
      address: flag().optional(),
    })
    .optional(),
  /** Icons of profiles by the name of their network. */
  profileIcons: z
    .record(z.string(), icon, {
      error: 'names of icons by networks, such as { Mastodon: "SiMastodon" }',
    })
    .optional(),
  /** The last day on which security.txt names the email address as the contact. */
  securityContactUntil: isoDay.optional(),
  /** Where paths of an earlier site lead: pages of this one by paths that they had. */
  aliases: z.record(alias, target, { error: ALIASES }).optional(),
  /** The repository of the site: with it, posts have links to edit them and to report mistakes. */
  repository: z
    .strictObject({
      url: matching(
        'the URL of the repository as the browser shows it, such as https://github.com/you/site',
        /^https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*\/[\w.~-]+(?<!\.git)$/,
      ),
      branch: line('the branch that is published, such as main'),
    })
    .optional(),
  /** Whether posts have buttons to share them. */
  sharePosts: flag().optional(),
  /** How many posts the home page shows below the projects. */
  homePosts: wholeNumber('a number of posts from 1 to 12', 1, 12).optional(),
  /** Analytics and comments of others. */
  services: servicesSchema.optional(),
});

export type SiteSettings = z.infer<typeof settingsSchema>;

const HREF =
  'a path such as "/projects/", a URL, or one of: email, booking, cv, vcard, profile:NETWORK';

function fixOfHref(href: string): string | undefined {
  if (/^(\/|https?:|mailto:|tel:|(email|booking|cv|vcard)$|profile:.)/.test(href)) return undefined;
  if (/^[^/@\s]+@[^/@\s]+$/.test(href))
    return `write mailto:${href}, or email for your own address`;
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(href)) return `write https://${href}`;
  return slugPattern.test(href)
    ? `write /${href}/`
    : 'begin a path with a slash, a URL with https://';
}

const navigationLink = z.strictObject({
  label: text('the text of the link'),
  href: checked(HREF, fixOfHref),
  /** A link to a profile uses the icon of the profile by default. */
  icon: icon.optional(),
  iconOnly: flag().optional(),
  /** Set if the page does not exist on purpose. The link opens the not-found page. */
  missing: flag().optional(),
});

const links = z.array(navigationLink, { error: 'a list of links' });

/** The schema of `data/navigation.ts`. */
export const navigationSchema = z.strictObject({
  header: links,
  drawer: links,
  home: links,
  contact: links,
  footer: z.array(z.strictObject({ title: text('the heading of the column'), links }), {
    error: 'a list of columns',
  }),
});

/** A link of `data/navigation.ts`. */
export type SiteLink = z.infer<typeof navigationLink>;
export type Navigation = z.infer<typeof navigationSchema>;

const palette = z.strictObject({
  bg: color,
  surface: color,
  raised: color,
  line: color,
  edge: color,
  text: color,
  muted: color,
  accent: color,
  'accent-solid': color,
  'accent-contrast': color,
  positive: color,
  'code-keyword': color,
  'code-string': color,
  'code-function': color,
  'code-constant': color,
  'code-parameter': color,
  'on-solid': color,
  scrim: text('a CSS colour, such as "rgb(11 13 20 / 60%)"'),
});

const weight = wholeNumber('a weight from 1 to 1000, such as 400', 1, 1000);

/** A typeface with the weights that pages use. */
const typeface = (max: number, weights: string) =>
  z.strictObject(
    {
      /** An npm package, such as `@fontsource/work-sans` or `@fontsource-variable/fraunces`. */
      package: line('a package of Fontsource, such as "@fontsource/work-sans"'),
      weights: listOf(weight, weights).max(max, { error: weights }),
    },
    { error: 'a typeface: "package" and "weights"' },
  );

const logo = z
  .strictObject({
    /** The pattern is derived from this text; by default from the owner's name. */
    seed: line('any text').optional(),
    colors: twoColors.optional(),
    /** An SVG file instead of the pattern. */
    src: matching('an SVG file in public/, such as "/images/logo.svg"', /^\/.+\.svg$/).optional(),
  })
  .superRefine(({ src, seed, colors }, { addIssue }) => {
    if (src === undefined || (seed ?? colors) === undefined) return;
    const message = 'either "src", or "seed" and "colors"';
    addIssue({ code: 'custom', path: ['src'], input: src, message });
  });

/** The schema of `data/theme.ts`. */
export const themeSchema = z.strictObject({
  /** The only theme of the site. Without this, the device and the visitor choose. */
  only: z.enum(['dark', 'light'], { error: "'dark' or 'light'" }).optional(),
  dark: palette,
  light: palette,
  fonts: z.strictObject(
    {
      display: typeface(1, 'a list of one weight'),
      text: typeface(3, 'a list of one to three weights'),
      mono: typeface(1, 'a list of one weight'),
    },
    { error: 'the typefaces: display, text and mono' },
  ),
  logo: logo.optional(),
  /** Whether pages show patterns, and the home page the logo. */
  patterns: flag().optional(),
  /** Colours of the patterns of posts and pages. */
  patternColors: listOf(twoColors, 'a list of pairs of colours').optional(),
  /** Shown instead of a drawn image when a page is shared that is neither a project nor about posts. */
  shareImage: image('an image in public/, such as /images/share.png').optional(),
});

export type Palette = z.infer<typeof palette>;
export type Theme = z.infer<typeof themeSchema>;
export type Typefaces = Theme['fonts'];

/** The palette of what has one look, such as share images and icons: the only one, or the dark one. */
export const mainTheme = ({ only = 'dark' }: Pick<Theme, 'only'>): 'dark' | 'light' => only;

const CARD_LINK = './slug for a page of this site, or a URL that begins with https://';

const timelineCard = z.strictObject({
  title: line('a title'),
  description: text('a description, as HTML'),
  /** Added to the description while the owner is open to work. */
  whileOpen: text('more of the description, as HTML').optional(),
  /** The card has the period of a project that it links to. */
  link: line(CARD_LINK)
    .regex(/^(\.?\/(?!\/)|https:\/\/)/, { error: CARD_LINK })
    .optional(),
  /** By default the page uses its own label. */
  linkLabel: line('the text of the link').optional(),
});

/** The schema of `data/timeline.ts`: the career year by year, the oldest first. Without any, the page tells the career of the résumé. */
export const timelineSchema = z.array(
  z.strictObject({
    year: line('a year, such as "2024"'),
    cards: listOf(timelineCard, 'a list of cards, at least one'),
  }),
  { error: 'a list of years' },
);

export type TimelineYear = z.output<typeof timelineSchema>[number];

export type TimelineCard = z.output<typeof timelineCard>;

const tool = z.strictObject({
  label: line('the name of the tool'),
  icon,
  /** The colours of the tile, from left to right; by default the accent of the theme. */
  gradient: twoColors.optional(),
});

/** The schema of `data/toolkit.ts`: the owner's tools, grouped by purpose. */
export const toolkitSchema = z.array(
  z.strictObject({
    label: line('the name of the group'),
    items: listOf(tool, 'a list of tools, at least one'),
  }),
  { error: 'a list of groups of tools' },
);

export type ToolkitGroup = z.output<typeof toolkitSchema>[number];

export type ToolkitItem = z.output<typeof tool>;
