import type { z } from 'zod';
import { datesMeant, toIsoDate } from '../dates';
import { linkSchemes } from '../urls';
import { checked } from '../validation/fields';
import { isInOrder } from './periods';
import { isCountryCode } from './place';

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
export const email = checked('an e-mail address', (written) => {
  const address = written.replace(/^mailto:/i, '');
  const isAddress = /^[^\s:]+@\S+\.\S+$/.test(address);
  if (isAddress && address === written) return undefined;
  return `write ${isAddress ? address : 'it as you@example.org'}`;
}).optional();

/** ISO 3166-1 alpha-2. */
export const countryCode = checked(
  'the code of a country in two letters, such as NO for Norway',
  (written) =>
    isCountryCode(written)
      ? undefined
      : 'write its two letters from https://www.iso.org/obp/ui/#search/code/',
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

/** Whether the host of a URL is a domain name with a dot, unlike `localhost`. */
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

function fixOfDate(text: string): string {
  // Without digits, it is a word such as "present".
  if (!/\d/.test(text)) return 'remove the field: an entry without endDate goes on';
  const meant = datesMeant(text)
    .filter(isDate)
    .map((date) => `"${date}"`);
  return meant.length > 0
    ? `write ${meant.join(' or ')}`
    : 'write a date that exists as YYYY, YYYY-MM or YYYY-MM-DD, such as 2019-03';
}
