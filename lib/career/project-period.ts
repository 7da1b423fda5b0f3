import { periodsBySlug } from './skills';
import type { Career, CareerDate, Period } from './types';

/** Months as the specification writes them in periods of projects. */
const months = 'Jan Feb Mar Apr May June Jul Aug Sept Oct Nov Dec'.split(' ');

/**
 * When a project or job took place, as HTML with each date in a `<time datetime>`, the oldest stay
 * first: `2018 Sept-Dec`, `from 2022 June, current`, `2020 Mar-Jul and 2021 Sept-2022 Feb`.
 * @param slug of the page
 * @returns undefined for what the career does not know
 */
export function projectPeriodHtml(career: Career, slug: string): string | undefined {
  const { positions, projects } = career;
  const periods = periodsBySlug({ positions, projects, education: [], volunteering: [] });
  return periods
    .get(slug)
    ?.toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map(periodHtml)
    .join(' and ');
}

function periodHtml({ start, end }: Period): string {
  if (end === undefined) return `from ${dateHtml(start)}, current`;
  if (end === 'unknown') return `from ${dateHtml(start)}`;
  if (end === start) return dateHtml(start);
  return `${dateHtml(start)}-${dateHtml(end, start)}`;
}

/** A date; its year is left out where the date before it has the same. */
function dateHtml(date: CareerDate, before?: CareerDate): string {
  const [year, month] = date.split('-');
  const name = month ? months[Number(month) - 1] : undefined;
  const isSameYear = name !== undefined && before?.split('-')[0] === year;
  const words = isSameYear ? name : [year, name].filter(Boolean).join(' ');
  return `<time datetime="${date}">${words}</time>`;
}
