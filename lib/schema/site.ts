import { z } from 'zod';
import { isDate } from '../resume/resume-fields';
import { cvPaper, sectionName } from './cvs';
import { alias, checked, flag, httpsUrl, icon, isoDay, line, wholeNumber } from './fields';
import { servicesSchema } from './services';

const timeZone = checked('an IANA time zone, such as "Europe/Paris"', (name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Browsers and GitHub do not know all abbreviations that Node knows.
    return name.includes('/') || name === 'UTC';
  } catch {
    return false;
  }
});

/** A path that every host can redirect to. */
const target = checked('a path of this site, such as "/projects/"', (path) =>
  /^\/[\w.~/-]*$/.test(path),
);

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

/** A BCP 47 language tag. */
export const languageTag = checked(
  'a language tag, such as "de" for German, or "pt-PT" for Portuguese of Portugal',
  isLanguage,
);

/** The settings in `data/site.ts`. */
export const settingsSchema = z.strictObject({
  /** BCP 47 tag of all pages. */
  language: languageTag,
  /** IANA name. */
  timeZone,
  /** https:// URL of a page where a call is booked. */
  bookingUrl: httpsUrl('the URL of a page where a call is booked').optional(),
  /** Omitted while the owner is not open to work. */
  availability: z
    .strictObject({
      /** The kind of work that the owner is looking for. Completes "for …". */
      openTo: line('the kind of work that the owner is looking for'),
      /** A date such as '2027-01' or '2027-01-15', 'now', or 'by agreement'. */
      from: checked(
        "'2027', '2027-01', '2027-01-15', 'now' or 'by agreement'",
        (input) => isDate(input) || ['now', 'by agreement'].includes(input),
      ),
      /** The last day on which the site shows the availability, YYYY-MM-DD. */
      goodUntil: isoDay,
    })
    .optional(),
  /** Within how many days the owner promises to answer. */
  answersWithinDays: wholeNumber('a number of days from 1 to 30', 1, 30).optional(),
  /** The paper size of the CV that pages offer first, before the other size. Without it, the site has no CV. */
  cvPaper: cvPaper.optional(),
  /** Whether the CV is there as a Word file too, by default true. */
  cvWord: flag().optional(),
  /** By default all sections that the résumé fills and the story does not tell. */
  aboutSections: z.array(sectionName).optional(),
  /** Employers and organizations of the résumé whose positions the record of the home page leaves out. */
  notInRecord: z.array(line('the name of an employer or organization in resume.json')).optional(),
  /** Repositories on GitHub, such as `you/toy`, and URLs of pull requests that the site leaves out. */
  notInOpenSource: z.array(line('a repository, or the URL of a pull request')).optional(),
  /** Describes `basics.image` of the résumé for people who cannot see it; by default the name. */
  portraitAlt: line('a description of the portrait').optional(),
  /** Private facts of the résumé to publish. */
  publish: z.strictObject({ phone: flag().optional(), address: flag().optional() }).optional(),
  /** Icons of profiles by network. */
  profileIcons: z.record(z.string(), icon).optional(),
  /** Targets by the paths of an earlier site. */
  aliases: z.record(alias, target).optional(),
  /** The repository of the site. With it, posts have links for editing them and for reporting mistakes. */
  repository: z
    .strictObject({
      url: checked(
        'the URL of the repository as the browser shows it, such as https://github.com/you/site',
        (url) => /^https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*\/[\w.~-]+(?<!\.git)$/.test(url),
      ),
      branch: line('the branch that is published, such as main'),
    })
    .optional(),
  /** Whether pages of posts show a newer text that the host has, by default true. */
  livePosts: flag().optional(),
  /** Whether posts have buttons to share them, by default true. */
  sharePosts: flag().optional(),
  /** URL of a page where readers subscribe by e-mail. */
  subscribeUrl: httpsUrl('the URL of a page where readers subscribe by e-mail').optional(),
  /** Whether posts have a link to reply by e-mail, by default true, if the résumé has an address. */
  replyByEmail: flag().optional(),
  /** How many posts the home page shows below the projects, 1 to 12. */
  homePosts: wholeNumber('a number of posts from 1 to 12', 1, 12).optional(),
  /** In another language: fingerprints of the sentences of `data/` that were translated. `npm run check` names them. */
  sources: z.strictObject({ 'resume.json': z.string(), 'strings.ts': z.string() }).optional(),
  /** Third-party analytics and comments. */
  services: servicesSchema.optional(),
});

export type SiteSettings = z.input<typeof settingsSchema>;
