import type { Strings } from '@/data/strings';
import { monthName } from '../dates';

/** A period of time, including both ends. */
export interface Period {
  /** YYYY-MM, or YYYY if the month is unknown. */
  start: string;
  /** Omitted for a current period, or one with an unknown end. */
  end?: string | undefined;
}

/** An entry of the résumé with dates: YYYY, YYYY-MM or YYYY-MM-DD. */
export interface Dated {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

type DateStrings = Strings['dates'];

const datePattern = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

/** Parses an ISO 8601 period: `2023`, `2018-09/2018-12`, or `2022-06/` for a current one; else undefined. */
export function parsePeriod(text: string): Period | undefined {
  const [start = '', end = start, ...more] = text.split('/');
  const dates = end === '' ? [start] : [start, end, ...more];
  const period = { start, end: end || undefined };
  const isValid = dates.length < 3 && dates.every((date) => datePattern.test(date));
  return isValid && isInOrder(period) ? period : undefined;
}

/** Whether a period starts before it ends. If one side is only a year, only the years are compared. */
export function isInOrder({ start, end }: Period): boolean {
  if (end === undefined) return true;
  const shared = Math.min(start.length, end.length);
  return start.slice(0, shared) <= end.slice(0, shared);
}

/** The period of an entry of the résumé, in months or years; undefined without dates. */
export function periodOf({ startDate, endDate }: Dated): Period | undefined {
  const start = (startDate ?? endDate)?.slice(0, 'YYYY-MM'.length);
  const end = endDate?.slice(0, 'YYYY-MM'.length);
  return start === undefined ? undefined : { start, end };
}

/** Formats the periods of a project. */
export const formatPeriods = (
  periods: readonly Period[],
  { dates, project }: Pick<Strings, 'dates' | 'project'>,
): string => periods.map((period) => formatPeriod(period, dates, project.periods)).join(dates.and);

/**
 * Formats a period. If both ends are in one year, the year is written once: `Sept–Dec 2018`.
 * @param style how periods are written
 */
export function formatPeriod(
  { start, end }: Period,
  dates: DateStrings,
  style = dates.periods,
): string {
  const formatEnd = (date: string) => {
    const [year = '', month] = date.split('-');
    return month ? style.month(monthName(month, dates), year) : year;
  };
  if (end === start) return formatEnd(start);
  if (end === undefined) return style.since(formatEnd(start));
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
  return day ? dates.longDay(Number(day), name, year) : dates.periods.month(name, year);
}
