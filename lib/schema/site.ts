import { z } from 'zod';
import { isDate } from '../resume/resume-fields';
import { alias, checked, httpsUrl, icon, isoDay, line, wholeNumber } from './fields';
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

/** The values of `data/site.ts` that the compiler cannot judge. */
export const settingsSchema = z.looseObject({
  language: languageTag,
  timeZone,
  bookingUrl: httpsUrl('the URL of a page where a call is booked').optional(),
  availability: z
    .looseObject({
      openTo: line('the kind of work that the owner is looking for'),
      from: checked(
        "'2027', '2027-01', '2027-01-15', 'now' or 'by agreement'",
        (input) => isDate(input) || ['now', 'by agreement'].includes(input),
      ),
      goodUntil: isoDay,
    })
    .optional(),
  answersWithinDays: wholeNumber('a number of days from 1 to 30', 1, 30).optional(),
  portraitAlt: line('a description of the portrait').optional(),
  profileIcons: z.record(z.string(), icon).optional(),
  aliases: z.record(alias, target).optional(),
  repository: z
    .looseObject({
      url: checked(
        'the URL of the repository as the browser shows it, such as https://github.com/you/site',
        (url) => /^https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*\/[\w.~-]+(?<!\.git)$/.test(url),
      ),
      branch: line('the branch that is published, such as main'),
    })
    .optional(),
  homePosts: wholeNumber('a number of posts from 1 to 12', 1, 12).optional(),
  services: servicesSchema.optional(),
});
