import { z } from 'zod';
import { toIsoDate } from '../dates';
import { checked } from '../schema/fields';
import { linkSchemes } from '../urls';
import { isCountryCode } from './location';
import { isInOrder } from './periods';

/* The fields of a résumé whose texts have a format. */

/** A date of JSON Resume: 2019, 2019-03 or 2019-03-31. */
export const date = z
  .preprocess(
    // Some programs write a year as a number.
    (input) => (typeof input === 'number' ? String(input) : input),
    checked('a date as YYYY, YYYY-MM or YYYY-MM-DD; nothing for one that goes on', isDate),
  )
  .meta({ format: 'date' })
  .optional();

/** A URL with a scheme that cannot run scripts. */
export const url = checked('a URL that begins with https://', (input) => {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):\S+$/i.exec(input) ?? [];
  const isSafe = linkSchemes.includes(scheme.toLowerCase());
  return isSafe && (!/^http/i.test(scheme) || hasPublicHost(input));
}).optional();

/** An address that the contact page can link to. */
export const email = checked('an e-mail address', (input) =>
  /^[^\s:]+@\S+\.\S+$/.test(input),
).optional();

/** ISO 3166-1 alpha-2. */
export const countryCode = checked(
  'the two letters of a country from https://www.iso.org/obp/ui/#search/code/, such as NO',
  isCountryCode,
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
  });
}

/** Whether the host of a URL is a domain name with a dot, unlike `localhost`. */
const hasPublicHost = (url: string) =>
  URL.canParse(url) && /^[a-z\d.-]+\.[a-z][a-z\d-]+$/.test(new URL(url).hostname);

/** Whether a text is a date that exists in the calendar. */
export function isDate(text: string | undefined): text is string {
  const [, year, month = '01', day = '01'] =
    /^((?:19|20)\d{2})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text ?? '') ?? [];
  return toIsoDate(`${year}-${month}-${day}`) !== undefined;
}
