import { z } from 'zod';
import { datesMeant } from '../dates';
import { isDate } from '../resume/resume-fields';
import { sectionNames } from '../resume/sections';
import { servicesSchema } from '../services';
import { latinSlug } from '../slugs';
import { isAbsolute } from '../urls';
import {
  alias,
  checked,
  flag,
  httpsUrl,
  icon,
  isoDay,
  line,
  wholeNumber,
} from '../validation/fields';
import { nearest } from '../validation/nearest';

const cityOf = (zone: string) => zone.replace(/^.*\//, '').toLowerCase();

const timeZone = checked('an IANA time zone, such as "Europe/Paris"', (name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Browsers and GitHub do not know all abbreviations that Node knows.
    if (name.includes('/') || name === 'UTC') return undefined;
  } catch {
    // Reported below.
  }
  const zones = Intl.supportedValuesOf('timeZone');
  const [city] = nearest(cityOf(name.replaceAll(' ', '_')), zones.map(cityOf), 0.34);
  const zone = zones.find((one) => cityOf(one) === city);
  return `write ${zone ? `"${zone}", or another` : 'one'} of https://en.wikipedia.org/wiki/List_of_tz_database_time_zones`;
});

const ALIASES = 'earlier paths and their targets, such as { "/work/": "/projects/" }';

/** A path that every host can redirect to. */
const target = checked('a path of this site, such as "/projects/"', (written) => {
  if (isTarget(written)) return undefined;
  if (isAbsolute(written))
    return 'write the path of a page: only the host can redirect to other sites';
  // In URLs, C++ is c-plus-plus.
  const parts = written.replace(/^[./]+/, '').split('/');
  const path = `/${parts.map((part) => (/^[\w.~-]*$/.test(part) ? part : latinSlug(part))).join('/')}`;
  return `write ${isTarget(path) ? path : 'the path of a page, such as /projects/'}`;
});

const isTarget = (path: string) => /^\/[\w.~/-]*$/.test(path);

/** Some languages with three letters have no name in Intl, such as Ladin, "lld". */
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

/** A BCP 47 language tag. Suggests hyphens for the underscores of other programs. */
export const languageTag = checked(
  'a language tag, such as "de" for German, or "pt-PT" for Portuguese of Portugal',
  (tag) => {
    if (isLanguage(tag)) return undefined;
    const better = tag.replaceAll('_', '-');
    return isLanguage(better) ? `write "${better}"` : 'write its two letters, such as "en"';
  },
);

const FROM = "'2027', '2027-01', '2027-01-15', 'now' or 'by agreement'";

const availability = z.strictObject(
  {
    /** The kind of work that the owner is looking for. Completes "for …". */
    openTo: line('the kind of work that the owner is looking for'),
    from: checked(FROM, (written) =>
      isDate(written) || ['now', 'by agreement'].includes(written)
        ? undefined
        : `write ${
            datesMeant(written)
              .map((date) => `'${date}'`)
              .join(' or ') || FROM
          }`,
    ),
    /** The last day on which the site shows the availability. */
    goodUntil: isoDay,
  },
  { error: 'an object with openTo, from and goodUntil' },
);

const REPOSITORY =
  'the URL of the repository as the browser shows it, such as https://github.com/you/site';

const isRepository = (url: string) =>
  /^https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*\/[\w.~-]+(?<!\.git)$/.test(url);

export const cvPapers = ['a4', 'letter'] as const;

export type CvPaper = (typeof cvPapers)[number];

/** The schema of `data/site.ts`. */
export const settingsSchema = z.strictObject({
  language: languageTag,
  timeZone,
  bookingUrl: httpsUrl('the URL of a page where a call is booked').optional(),
  /** Omitted while the owner is not open to work. */
  availability: availability.optional(),
  /** The paper size of the CV that pages offer first, before the other size. Without it, the site has no CV. */
  cvPaper: z.enum(cvPapers, { error: "'a4' or 'letter'" }).optional(),
  /** By default all sections that the résumé fills and the story does not tell. */
  aboutSections: z
    .array(z.enum(sectionNames, { error: `one of: ${sectionNames.join(', ')}` }), {
      error: 'a list of sections',
    })
    .optional(),
  /** Describes `basics.image` of the résumé for people who cannot see it; by default the name. */
  portraitAlt: line('a description of the portrait').optional(),
  /** Private facts of the résumé to publish. */
  publish: z
    .strictObject({
      phone: flag().optional(),
      address: flag().optional(),
    })
    .optional(),
  /** Icons of profiles by network. */
  profileIcons: z
    .record(z.string(), icon, {
      error: 'names of icons by networks, such as { Mastodon: "SiMastodon" }',
    })
    .optional(),
  /** Targets by the paths of an earlier site. */
  aliases: z.record(alias, target, { error: ALIASES }).optional(),
  /** The repository of the site. With it, posts have links for editing them and for reporting mistakes. */
  repository: z
    .strictObject({
      url: checked(REPOSITORY, (url) => {
        if (isRepository(url)) return undefined;
        const better = url
          .replace(/^(https?:\/\/|(ssh:\/\/)?git@)/, '')
          .replace(/(\.git)?\/*$/, '');
        const [host = '', ...path] = better.split(/[:/]+/);
        const meant = `https://${[host, ...path].join('/')}`;
        return `write ${isRepository(meant) ? meant : REPOSITORY}`;
      }),
      branch: line('the branch that is published, such as main'),
    })
    .optional(),
  /** Whether pages of posts show a newer text that the host has, by default true. */
  livePosts: flag().optional(),
  /** Whether posts have buttons to share them. */
  sharePosts: flag().optional(),
  /** How many posts the home page shows below the projects. */
  homePosts: wholeNumber('a number of posts from 1 to 12', 1, 12).optional(),
  /** Third-party analytics and comments. */
  services: servicesSchema.optional(),
});

export type SiteSettings = z.infer<typeof settingsSchema>;
