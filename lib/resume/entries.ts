import { periodOf, type Period } from './periods';
import type { Resume } from './resume';

/** The names of the entries of a résumé that a project page can be about, with their periods. */
function namedEntries({ work, projects, volunteer, education }: Resume) {
  return [
    ...work.map((entry) => ({ name: entry.name, entry })),
    ...projects.map((entry) => ({ name: entry.name, entry })),
    ...volunteer.map((entry) => ({ name: entry.organization, entry })),
    ...education.map((entry) => ({ name: entry.studyType ?? entry.institution, entry })),
  ].flatMap(({ name, entry }) => (name ? { name, period: periodOf(entry) } : []));
}

/** The names that the field `resume` of a project can have. */
export const entryNames = (resume: Resume): string[] => [
  ...new Set(namedEntries(resume).map(({ name }) => name)),
];

/** The periods of all entries with a name, oldest first: several if the owner returned to an employer. */
export const periodsOf = (resume: Resume, name: string): Period[] =>
  namedEntries(resume)
    .flatMap((entry) => (entry.name === name && entry.period ? entry.period : []))
    .sort((a, b) => (a.start < b.start ? -1 : 1));

/** The current position with the latest start: the employer, and the year of the start. */
export function currentPosition({ work }: Resume): { name: string; since: string } | undefined {
  const current = work.flatMap(({ name, ...dates }) => {
    const period = periodOf(dates);
    return name && period && period.end === undefined ? { name, start: period.start } : [];
  });
  const [latest] = current.sort((a, b) => (a.start < b.start ? 1 : -1));
  return latest && { name: latest.name, since: latest.start.slice(0, 'YYYY'.length) };
}
