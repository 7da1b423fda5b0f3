import { isInOrder } from './periods';

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Whether a text is a date of JSON Resume that is in the calendar: 2019, 2019-03 or 2019-03-31. */
export function isResumeDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = DATE.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/** Whether an entry does not end before it starts. An entry without both dates does not. */
export const datesAreInOrder = (startDate?: string, endDate?: string): boolean =>
  startDate === undefined || endDate === undefined || isInOrder({ start: startDate, end: endDate });

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Whether a text says that something goes on: `Present`, `now`. */
export const isOngoing = (text: string): boolean =>
  /^(present|now|current|currently|today|ongoing|heute|actual)/i.test(text.trim());

/** The date that a text is meant to be: `Jan 2020`, `03/2019`. */
export const dateMeant = (text: string): string | undefined =>
  [
    text.slice(0, 'YYYY-MM-DD'.length),
    text.replace(/^(\d{4})[./](\d{1,2})$/, (_, year: string, month: string) =>
      [year, month.padStart(2, '0')].join('-'),
    ),
    text.replace(/^(\d{1,2})[./-](\d{4})$/, (_, month: string, year: string) =>
      [year, month.padStart(2, '0')].join('-'),
    ),
    text.replace(/^([a-z]{3})[a-z]*\.?,? (\d{4})$/i, (_, name: string, year: string) =>
      [year, String(months.indexOf(name.toLowerCase()) + 1).padStart(2, '0')].join('-'),
    ),
    // An end that was not written: 1987-01-
    text.replace(/-+$/, ''),
  ].find(isResumeDate);

/**
 * What to write in place of a text that is not a date.
 * @returns a sentence for the report of an error
 */
export function fixOfDate(text: string): string {
  if (isOngoing(text)) return 'remove the field: without an end, it goes on';
  const date = dateMeant(text);
  return date
    ? `write "${date}"`
    : 'write a year, month or day, such as 2019, 2019-03 or 2019-03-31';
}
