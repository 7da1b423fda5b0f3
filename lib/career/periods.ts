import type { CareerDate, Day, Period } from './types';

/** The names of the months, January first. */
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The year of a date of any precision. */
const yearOf = (date: CareerDate | Day) => Number(date.slice(0, 4));

/** Whether a period has not ended yet: its end is left out. */
export const isCurrent = (period: Period) => period.end === undefined;

/**
 * Writes a date for readers: `Jun 2022`, or `2022` where the month is not known.
 * @param date YYYY-MM or YYYY
 */
export function formatDate(date: CareerDate): string {
  const [year = '', month] = date.split('-');
  return month === undefined
    ? year
    : `${monthNames[Number(month) - 1]?.slice(0, 3) ?? month} ${year}`;
}

/**
 * Writes a period for readers, with the year once where both ends share it: `Jun 2022 – now`,
 * `Sep–Dec 2018`, `2022–2023`, `2023`, `from 2017`. The dash has spaces where a side has one.
 */
export function formatPeriod({ start, end }: Period): string {
  if (end === 'unknown') return `from ${formatDate(start)}`;
  if (end === start) return formatDate(start);
  const last = end === undefined ? 'now' : formatDate(end);
  const first = formatDate(start);
  const [month, year] = first.split(' ');
  if (year === undefined && !last.includes(' ')) return `${first}–${last}`;
  if (year !== undefined && last.endsWith(` ${year}`)) return `${month}–${last}`;
  return `${first} – ${last}`;
}

/**
 * The calendar years that periods touch, each once, in order. A period whose end is unknown counts
 * with the year of its start, a current one up to `until`.
 */
export function yearsOf(periods: readonly Period[], until: Day): number[] {
  const years = new Set<number>();
  for (const { start, end } of periods) {
    const last = yearOf(end === undefined ? until : end === 'unknown' ? start : end);
    for (let year = yearOf(start); year <= last; year++) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}

/**
 * Writes years as short as they can be read: `2018, 2020–2022`. With `current`, the last run stays
 * open: `2022–now`.
 * @param years in order, as `yearsOf` gives them
 */
export function formatYears(years: readonly number[], current = false): string {
  const runs: [number, number][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.[1] === year - 1) run[1] = year;
    else runs.push([year, year]);
  }
  return runs
    .map(([first, last], index) => {
      if (current && index === runs.length - 1) return `${first}–now`;
      return first === last ? `${first}` : `${first}–${last}`;
    })
    .join(', ');
}
