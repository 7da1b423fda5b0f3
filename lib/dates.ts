import { fill } from './site/fill';
import type { Words } from './site/types';

const WRITTEN_DATE = /^(?:(\d{2})-(\d{2})-(\d{4})|(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?)$/;

/**
 * Converts the date formats of posts to ISO 8601.
 * @param written a date as DD-MM-YYYY or YYYY-MM-DD, which a time may follow
 * @returns the same date as YYYY-MM-DD, or undefined if there is no such day in the calendar
 */
export function toIsoDate(written: string): string | undefined {
  const [, day, month, year, iso = `${year}-${month}-${day}`] = WRITTEN_DATE.exec(written) ?? [];
  const date = new Date(`${iso}T00:00:00Z`);
  const isRealDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isRealDay ? iso : undefined;
}

/** Converts YYYY-MM-DD to the date format of front matter, DD-MM-YYYY. */
export const toWrittenDate = (iso: string): string => iso.split('-').reverse().join('-');

/**
 * Fills in a date. `{day}` and `{month}` have two digits; beside a `{monthName}`, the day has no leading
 * zero, as `{dayNumber}` and `{monthNumber}` never have one.
 * @param date YYYY-MM-DD or YYYY-MM
 */
export function fillDate(
  template: string,
  date: string,
  { months, dayMonths = months }: Pick<Words['periods'], 'months' | 'dayMonths'>,
): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const [dayNumber, monthNumber] = [Number(day), Number(month)];
  const monthName = (template.includes('{day') ? dayMonths : months)[monthNumber - 1] ?? '';
  const shownDay = template.includes('{monthName}') ? dayNumber : day;
  return fill(template, { year, month, monthName, monthNumber, day: shownDay, dayNumber });
}

/** Formats the day of a post, YYYY-MM-DD, as `periods.day` of `data/words.ts` says. */
export const formatDay = (
  iso: string,
  words: Pick<Words['periods'], 'day' | 'months' | 'dayMonths'>,
): string => fillDate(words.day, iso, words);

/**
 * The date of the build, as YYYY-MM-DD in UTC. `SOURCE_DATE_EPOCH` (in seconds) overrides the clock,
 * so that builds are reproducible: https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildDay(epoch = process.env.SOURCE_DATE_EPOCH): string {
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  return now.toISOString().slice(0, 10);
}
