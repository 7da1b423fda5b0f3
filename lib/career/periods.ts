import type { Words } from '../site/types';

/** A period of time, including both ends. */
export interface Period {
  /** YYYY-MM, or YYYY if the month is not known. */
  start: string;
  /** Omitted for a current period. `unknown` means that it is over, but the end is not recorded. */
  end?: string | undefined;
}

/** The words that formatted periods use. */
export type PeriodWords = Words['periods'];

/** YYYY-MM or YYYY. */
export const datePattern = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

/**
 * Parses an ISO 8601 period: `2023`, `2018-09/2018-12`, or `2022-06/` for a current one.
 * @returns undefined for any other format, and for an end before the start
 */
export function parsePeriod(text: string): Period | undefined {
  const [start = '', end = start, ...more] = text.split('/');
  const dates = end === '' ? [start] : [start, end, ...more];
  const period = { start, end: end || undefined };
  const isValid = dates.length < 3 && dates.every((date) => datePattern.test(date));
  return isValid && isInOrder(period) ? period : undefined;
}

/** Whether a period does not end before it starts. If one side is only a year, the years decide. */
export function isInOrder({ start, end }: Period): boolean {
  if (end === undefined || end === 'unknown') return true;
  const shared = Math.min(start.length, end.length);
  return start.slice(0, shared) <= end.slice(0, shared);
}

/** Whether a period has not ended yet. */
export const isCurrent = ({ end }: Period) => end === undefined;

/** A piece of formatted periods: plain text, or a date that also has a machine-readable form. */
export interface PeriodPart {
  text: string;
  /** YYYY-MM or YYYY. */
  date?: string;
}

/**
 * Formats the periods of a project: `2018 Sept-Dec`, `from 2022 June, current`,
 * `2020 Mar-Jul and 2021 Sept-2022 Feb`.
 */
export const periodParts = (periods: readonly Period[], words: PeriodWords): PeriodPart[] =>
  periods.flatMap((period, index) => [
    ...(index > 0 ? [{ text: ` ${words.and} ` }] : []),
    ...partsOf(period, words),
  ]);

function partsOf({ start, end }: Period, words: PeriodWords): PeriodPart[] {
  const [year, month] = wordsOf(start, words);
  const first = { text: month ? `${year} ${month}` : year, date: start };
  if (end === start) return [first];
  const from = { text: `${words.from} ` };
  if (end === undefined) return [from, first, { text: `, ${words.current}` }];
  if (end === 'unknown') return [from, first];
  const [lastYear, lastMonth] = wordsOf(end, words);
  const text = !lastMonth ? lastYear : lastYear === year ? lastMonth : `${lastYear} ${lastMonth}`;
  return [first, { text: '-' }, { text, date: end }];
}

/** The periods of a project as plain text. */
export const formatPeriods = (periods: readonly Period[], words: PeriodWords): string =>
  periodParts(periods, words)
    .map(({ text }) => text)
    .join('');

/** The year of a date, and what is known of the rest: the name of its month, and its day. */
function wordsOf(
  date: string,
  { months }: PeriodWords,
): [year: string, month?: string, day?: string] {
  const [year = '', month, day] = date.split('-');
  return [year, month && months[Number(month) - 1], day?.replace(/^0/, '')];
}

/**
 * Formats a date: `15 June 2022`, `June 2022`, or `2022` if the month is not known.
 * @param date YYYY-MM-DD, YYYY-MM or YYYY
 */
export const formatDate = (date: string, words: PeriodWords): string =>
  wordsOf(date, words).reverse().filter(Boolean).join(' ');

/**
 * Formats a period, with the year once if both ends share it: `June 2022 – now`, `Sept–Dec 2018`,
 * `2022–2023`, `2023`, `from 2017`. The dash has spaces if a side contains one.
 */
export function formatPeriod({ start, end }: Period, words: PeriodWords): string {
  const [year, month] = wordsOf(start, words);
  const first = formatDate(start, words);
  if (end === 'unknown') return `${words.from} ${first}`;
  if (end === start) return first;
  const last = end === undefined ? words.now : formatDate(end, words);
  if (month && last.endsWith(` ${year}`)) return `${month}–${last}`;
  return month || last.includes(' ') ? `${first} – ${last}` : `${first}–${last}`;
}

/** The year of a date, with or without month. */
const yearOf = (date: string) => Number(date.slice(0, 4));

/**
 * The calendar years that periods touch, each once, in order. A period with an unknown end counts
 * with the year of its start, and a current one up to `until`.
 */
export function yearsOf(periods: readonly Period[], until: string): number[] {
  const years = new Set<number>();
  for (const { start, end = until } of periods) {
    const last = yearOf(end === 'unknown' ? start : end);
    for (let year = yearOf(start); year <= last; year++) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}

/**
 * Formats years as ranges: `2018, 2020–2022`. With `now`, the last range is open: `2022–now`.
 * @param years in order, as returned by `yearsOf`
 */
export function formatYears(years: readonly number[], now?: string): string {
  const runs: [number, number][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.[1] === year - 1) run[1] = year;
    else runs.push([year, year]);
  }
  return runs
    .map(([first, last], index) => {
      if (now && index === runs.length - 1) return `${first}–${now}`;
      return first === last ? `${first}` : `${first}–${last}`;
    })
    .join(', ');
}
