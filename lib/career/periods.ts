import type { Strings } from '@/data/strings';
import { monthName } from '../dates';

/** A period of time, including both ends. */
export interface Period {
  /** YYYY-MM, or YYYY if the month is not known. */
  start: string;
  /** Omitted for a current period. `unknown` means that it is over, but the end is not recorded. */
  end?: string | undefined;
}

/** The strings that formatted periods use. */
export type DateStrings = Strings['dates'];

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

/** Formats the periods of a project, on its page and its card in the search. */
export const formatPeriods = (periods: readonly Period[], dates: DateStrings): string =>
  periods.map((period) => format(period, dates.project, dates)).join(dates.and);

/** Formats a period in the story and in the CV. */
export const formatPeriod = (period: Period, dates: DateStrings): string =>
  format(period, dates.career, dates);

/** If both ends are in one year, the year stands once: `2018 Sept-Dec`, `Sept–Dec 2018`. */
function format(
  { start, end }: Period,
  style: DateStrings['career'] | DateStrings['project'],
  dates: DateStrings,
): string {
  const formatEnd = (date: string) => {
    const [year = '', month] = date.split('-');
    return month ? style.month(monthName(month, dates), year) : year;
  };
  if (end === start) return formatEnd(start);
  if (end === undefined) return style.since(formatEnd(start));
  if (end === 'unknown') return dates.from(formatEnd(start));
  const [startYear = '', startMonth] = start.split('-');
  const [endYear, endMonth] = end.split('-');
  if (startYear === endYear && startMonth && endMonth) {
    return style.inOneYear(monthName(startMonth, dates), monthName(endMonth, dates), startYear);
  }
  return style.range(formatEnd(start), formatEnd(end));
}

/**
 * Formats a date of the career.
 * @param date YYYY-MM-DD, YYYY-MM or YYYY
 */
export function formatDate(date: string, dates: DateStrings): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  const name = monthName(month, dates);
  return day ? dates.longDay(Number(day), name, year) : dates.career.month(name, year);
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
export function formatYears(years: readonly number[], isOpen: boolean, dates: DateStrings): string {
  const runs: [number, number][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.[1] === year - 1) run[1] = year;
    else runs.push([year, year]);
  }
  return runs
    .map(([first, last], index) => {
      const end = isOpen && index === runs.length - 1 ? undefined : `${last}`;
      return formatPeriod({ start: `${first}`, end }, dates);
    })
    .join(', ');
}
