import { fillDate } from '../dates';
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

/** Formats the periods of a project, on its page and its card in the search: `words.project`. */
export const periodParts = (periods: readonly Period[], words: PeriodWords): PeriodPart[] =>
  periods.flatMap((period, index) => [
    ...(index > 0 ? [{ text: ` ${words.and} ` }] : []),
    ...partsOf(period, words.project, words),
  ]);

/** The periods of a project as plain text. */
export const formatPeriods = (periods: readonly Period[], words: PeriodWords): string =>
  textOf(periodParts(periods, words));

/** Formats a period in the story and in the CV: `words.career`. */
export const formatPeriod = (period: Period, words: PeriodWords): string =>
  textOf(partsOf(period, words.career, words));

const textOf = (parts: readonly PeriodPart[]) => parts.map(({ text }) => text).join('');

/** If both ends are in one year, the year stands once: `2018 Sept-Dec`, `Sept–Dec 2018`. */
function partsOf(
  { start, end }: Period,
  { month, range, since }: PeriodWords['project'],
  words: PeriodWords,
): PeriodPart[] {
  const part = (date: string, template = month) => ({
    text: date.includes('-') ? fillDate(template, date, words) : date,
    date,
  });
  if (end === start) return [part(start)];
  if (end === undefined) return fillParts(since, { start: part(start) });
  if (end === 'unknown') return fillParts(words.from, { start: part(start) });
  const isInOneYear = start.length > 4 && start.slice(0, 5) === end.slice(0, 5);
  if (!isInOneYear) return fillParts(range, { start: part(start), end: part(end) });
  const { 0: name, index } = /\{month(?:Name)?\}/.exec(month)!;
  const isYearFirst = month.indexOf('{year}') < index;
  return fillParts(closeDash(range), {
    start: part(start, isYearFirst ? month : name),
    end: part(end, isYearFirst ? name : month),
  });
}

/** Fills in the ends of a period. An en dash between single words has no spaces. */
function fillParts(template: string, ends: { start: PeriodPart; end?: PeriodPart }): PeriodPart[] {
  const hasSpaces = Object.values(ends).some(({ text }) => text.includes(' '));
  return (hasSpaces ? template : closeDash(template))
    .split(/\{(start|end)\}/)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : ends[piece as 'start' | 'end']))
    .filter((part) => part !== undefined && part.text !== '') as PeriodPart[];
}

const closeDash = (template: string) => template.replace(' – ', '–');

/**
 * Formats a date of the career.
 * @param date YYYY-MM-DD, YYYY-MM or YYYY
 */
export function formatDate(date: string, words: PeriodWords): string {
  if (!date.includes('-')) return date;
  return fillDate(date.length > 7 ? words.longDay : words.career.month, date, words);
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
 * Formats years as ranges: `2018, 2020–2022`.
 * @param years in order, as returned by `yearsOf`
 * @param isOpen whether the last range goes on: `2022–now`
 */
export function formatYears(years: readonly number[], isOpen: boolean, words: PeriodWords): string {
  const runs: [number, number][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.[1] === year - 1) run[1] = year;
    else runs.push([year, year]);
  }
  return runs
    .map(([first, last], index) => {
      const end = isOpen && index === runs.length - 1 ? undefined : `${last}`;
      return formatPeriod({ start: `${first}`, end }, words);
    })
    .join(', ');
}
