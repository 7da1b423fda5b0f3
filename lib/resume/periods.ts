import type { Strings } from '@/data/strings';
import type { PeriodFormat } from '../labels/define-strings';

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
): string => dates.and(periods.map((period) => formatPeriod(period, project.periods ?? dates)));

/** Formats a period: `Sept – Dec 2018`. */
export function formatPeriod({ start, end }: Period, format: PeriodFormat): string {
  if (end === undefined) return format.since(format.date(start));
  return end === start ? format.date(start) : format.range(start, end);
}
