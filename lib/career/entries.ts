import type { Career } from '../site/types';
import type { Period } from './periods';

/** Everything in the career that has a slug, with its periods. */
export const entriesOf = ({ positions, projects, education, volunteering }: Career) => [
  ...positions.map(({ slug, stays }) => ({ slug, periods: stays as readonly Period[] })),
  ...[...projects, ...education].map((entry) => ({ slug: entry.slug, periods: [entry] })),
  ...volunteering.map(({ slug, milestones }) => ({
    slug,
    periods: milestones.map(({ date }) => ({ start: date, end: date })),
  })),
];

/** The periods of the entry that has a slug; none where there is no such entry. */
export const periodsOf = (career: Career, slug: string): Period[] =>
  entriesOf(career).flatMap((entry) => (entry.slug === slug ? entry.periods : []));

/**
 * The periods of the position or project that a project's page is about, the oldest first; none
 * where the career has no such entry.
 * @param slug of the page
 */
export const projectPeriods = (career: Career, slug: string): Period[] =>
  periodsOf({ ...career, education: [], volunteering: [] }, slug)
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => (a.start < b.start ? -1 : 1));

/**
 * The period of an entry, or of the one stay of it, that begins in a year.
 * @param year begins with four digits
 */
export const periodStartingIn = (career: Career, slug: string, year: string): Period | undefined =>
  periodsOf(career, slug).find(({ start }) => start.slice(0, 4) === year.slice(0, 4));
