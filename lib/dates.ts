import type { Strings } from '@/data/strings';

const WRITTEN_DATE = /^(?:(\d{2})-(\d{2})-(\d{4})|(\d{4}-\d{2}-\d{2})(?:[T ]\d{1,2}:\d{2}.*)?)$/;

/**
 * Converts the date formats of posts to ISO 8601.
 * @param input a date as DD-MM-YYYY, or as YYYY-MM-DD with or without a time
 * @returns the same date as YYYY-MM-DD, or undefined if the calendar has no such day
 */
export function toIsoDate(input: string): string | undefined {
  const [, day, month, year, iso = `${year}-${month}-${day}`] = WRITTEN_DATE.exec(input) ?? [];
  const date = new Date(`${iso}T00:00:00Z`);
  const isRealDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isRealDay ? iso : undefined;
}

/**
 * The dates that a text in another format can mean: one for `14/3/2023`, `1.2.2023`, `Mar 14, 2023` or `March 2023`,
 * two for `1/2/2023`.
 * @returns dates as YYYY-MM-DD or YYYY-MM, the day before the month first
 */
export function possibleDates(input: string): string[] {
  const isNamed = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(input);
  // Without a time zone, Date would use that of the machine.
  const named = new Date(isNamed ? `${input} UTC` : NaN);
  const hasDay = /\b\d{1,2}\b/.test(input);
  if (!Number.isNaN(named.getTime())) return [named.toISOString().slice(0, hasDay ? 10 : 7)];
  const [day = ''] = input.split(/[T ]\d{1,2}:\d{2}/);
  const parts = day.split(/[-./]/).map((part) => part.padStart(2, '0'));
  const [a, b, c] = parts;
  const orders =
    parts.length === 2
      ? [
          [a, b],
          [b, a],
        ]
      : [
          [a, b, c],
          [c, b, a],
          // Dots follow the day.
          ...(input.includes('.') ? [] : [[c, a, b]]),
        ];
  const dates = orders
    .map((order) => order.join('-'))
    .filter((date) => toIsoDate(date.padEnd(10, '-01')) === date.padEnd(10, '-01'));
  return [...new Set(dates)];
}

/** Converts YYYY-MM-DD to the date format of front matter, DD-MM-YYYY. */
export const toWrittenDate = (iso: string): string => iso.split('-').reverse().join('-');

/** The name of a month, from its number as two digits. */
export const monthName = (month: string, { months }: Pick<Strings['dates'], 'months'>): string =>
  months[Number(month) - 1] ?? '';

/**
 * Formats the day of a post.
 * @param iso YYYY-MM-DD
 */
export function formatDay(iso: string, dates: Pick<Strings['dates'], 'day'>): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return dates.day(day, month, year);
}

/**
 * The day of the build, YYYY-MM-DD. `SOURCE_DATE_EPOCH` (in seconds) overrides the clock for reproducible
 * builds: https://reproducible-builds.org/specs/source-date-epoch/
 * @param timeZone time zone of the day, such as `Europe/Paris`
 */
export function buildDay(timeZone = 'UTC', epoch = process.env.SOURCE_DATE_EPOCH): string {
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  // Swedish writes days in this form.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now);
}
