import type { z } from 'zod';
import { daysMeant, toIsoDate } from '../dates';
import { linkSchemes } from '../urls';
import { checked } from '../validation/fields';
import { isInOrder } from './periods';
import { countryCodes, isCountryCode } from './place';

/* The fields of a résumé whose texts have a format. */

/** A date of JSON Resume: 2019, 2019-03 or 2019-03-31. */
export const date = checked(
  'a date as YYYY, YYYY-MM or YYYY-MM-DD; nothing for one that goes on',
  (written) => (isDate(written) ? undefined : fixOfDate(written)),
).optional();

/** A URL with a scheme that cannot run scripts. */
export const url = checked('a URL', (written) => {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\S+$/i.exec(written) ?? [];
  if (scheme && linkSchemes.includes(scheme.toLowerCase())) {
    const isPublic = !/^http/i.test(scheme) || hasPublicHost(written);
    return isPublic ? undefined : 'write the name of a host after https://, such as example.com';
  }
  const meant = !scheme && urlMeant(written);
  return meant ? `write "${meant}"` : 'write a URL that begins with https://';
}).optional();

/** An address that the contact page can link to. */
export const email = checked('an e-mail address', (written) =>
  /^\S+@\S+\.\S+$/.test(written) ? undefined : 'write it as you@example.org',
).optional();

/** ISO 3166-1 alpha-2. */
export const countryCode = checked(
  'the code of a country in two letters, such as NO for Norway',
  (written) => {
    if (isCountryCode(written)) return undefined;
    const code = countryCodes().get(written.toLowerCase());
    return code ? `write "${code}"` : 'look it up at https://www.iso.org/obp/ui/#search/code/';
  },
).optional();

/** Reports an entry that ends before it starts. */
export function checkOrder(
  entry: object,
  { addIssue }: { addIssue: (issue: z.core.$ZodRawIssue) => void },
) {
  const { startDate, endDate }: { startDate?: string; endDate?: string } = entry;
  if (!isDate(startDate) || !isDate(endDate)) return;
  if (isInOrder({ start: startDate, end: endDate })) return;
  addIssue({
    code: 'custom',
    path: ['endDate'],
    input: endDate,
    message: `a date that is not before startDate, ${startDate}`,
    params: { fix: 'correct the year, or swap the dates' },
  });
}

/**
 * The intended value of a field, if its text has only one possible meaning.
 * @returns undefined if the text is right or ambiguous; an empty text if the field should be removed
 */
export function valueMeant(name: string, written: string): string | undefined {
  if (name === 'endDate' && isOngoing(written)) return '';
  if (/^(startDate|endDate|releaseDate|date)$/.test(name)) {
    return isDate(written) ? undefined : dateMeant(written);
  }
  if (name === 'url') return /^[a-z][a-z0-9+.-]*:/i.test(written) ? undefined : urlMeant(written);
  if (name !== 'countryCode' || isCountryCode(written)) return undefined;
  return countryCodes().get(written.toLowerCase());
}

/** Whether the host of a URL has a name like those of the web, so that it is neither `localhost` nor mistyped. */
const hasPublicHost = (url: string) =>
  URL.canParse(url) && /^[a-z\d.-]+\.[a-z][a-z\d-]+$/.test(new URL(url).hostname);

function urlMeant(text: string): string | undefined {
  const meant = `https://${text.replace(/^(https?(?=\/\/))?\/*/i, '')}`;
  return /^\S+\.\S+$/.test(meant) && URL.canParse(meant) ? meant : undefined;
}

/** Whether a text is a date that exists in the calendar. */
export function isDate(text: string | undefined): text is string {
  const [, year, month = '01', day = '01'] =
    /^((?:19|20)\d{2})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text ?? '') ?? [];
  return toIsoDate(`${year}-${month}-${day}`) !== undefined;
}

/** A text without digits, such as "present" in any language. */
const isOngoing = (text: string) => !/\d/.test(text);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The date meant by a text such as `Jan 2020` or `03/2019`; undefined for `1/2/2019`, which is ambiguous. */
export function dateMeant(text: string): string | undefined {
  const parts = text
    .replace(/[T ]\d{2}:.*/, '')
    .replace(/^[a-z]{3,}/i, (name) => `${months.indexOf(name.slice(0, 3).toLowerCase()) + 1}`)
    .split(/[-./, ]+/)
    .filter(Boolean);
  if (parts.length > 2) {
    const [day, other] = daysMeant(parts.join('-'));
    return other ? undefined : day;
  }
  const [year = '', month] = parts.toSorted((a, b) => b.length - a.length);
  return [month ? `${year}-${month.padStart(2, '0')}` : year].find(isDate);
}

function fixOfDate(text: string): string {
  if (isOngoing(text))
    return 'remove the field, or write a year, such as 2019; an entry without endDate goes on';
  if (/^(?!19|20)\d{4}/.test(text)) return 'correct the year';
  const meant = [dateMeant(text) ?? daysMeant(text)].flat();
  return meant.length > 0
    ? `write ${meant.map((date) => `"${date}"`).join(', or ')}`
    : 'write a year, month or day, such as 2019, 2019-03 or 2019-03-31';
}
