import type { Career } from '../site/types';
import type { Period } from './periods';

/** All entries of the career with their slugs and periods. */
export const entriesOf = ({ positions, projects, education, volunteering }: Career) => [
  ...positions.map(({ slug, stays }) => ({ slug, periods: stays as readonly Period[] })),
  ...[...projects, ...education].map((entry) => ({ slug: entry.slug, periods: [entry] })),
  ...volunteering.map(({ slug, start, end, milestones }) => ({
    slug,
    periods: start
      ? [{ start, end }]
      : milestones.flatMap(({ date }) => (date ? { start: date, end: date } : [])),
  })),
];

/** The periods of the entry with a slug; none if there is no such entry. */
export const periodsOf = (career: Career, slug: string): Period[] =>
  entriesOf(career).flatMap((entry) => (entry.slug === slug ? entry.periods : []));

/**
 * The periods of the position or project that a project page is about, oldest first; none if the
 * career has no such entry.
 * @param slug slug of the project page
 */
export const projectPeriods = (career: Career, slug: string): Period[] =>
  periodsOf({ ...career, education: [], volunteering: [] }, slug)
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => (a.start < b.start ? -1 : 1));

/**
 * The first period of an entry that begins in a year, or else ends in it.
 * @param year a text that begins with the four digits of the year
 */
export function periodAround(career: Career, slug: string, year: string): Period | undefined {
  const isIn = (date = '') => date.slice(0, 4) === year.slice(0, 4);
  const periods = periodsOf(career, slug);
  return periods.find(({ start }) => isIn(start)) ?? periods.find(({ end }) => isIn(end));
}
