import { entriesOf, periodsOf, periodAround, projectPeriods } from '../career/entries';
import type { Project } from '../content/model';
import type { Problem } from '../content/problem';
import { PERIOD } from '../content/schema';
import type { Career, TimelineYear } from '../site/types';

const slugsOf = (career: Career) => entriesOf(career).map(({ slug }) => slug);

/**
 * Finds slugs in the career that two entries share, and evidence of skills that names no entry.
 * @param career as its schema accepts it
 */
export function checkCareer(career: Career): Problem[] {
  const file = 'data/career.ts';
  const slugs = slugsOf(career);
  const shared = new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index));
  return [
    ...[...shared].map((slug) => ({
      file,
      field: slug,
      expected: 'a slug of its own for every position, project, education and volunteering entry',
      found: `"${slug}" more than once`,
      fix: 'rename all but one',
    })),
    ...career.skillGroups.flatMap(({ skills }, group) =>
      skills.flatMap(({ evidence = [] }, skill) =>
        evidence.flatMap((slug, index) => {
          const field = `skillGroups.${group}.skills.${skill}.evidence.${index}`;
          return slugs.includes(slug) ? [] : unknownEntry(file, field, slug, slugs);
        }),
      ),
    ),
  ];
}

/** Finds cards of the timeline whose entry the career lacks, or neither begins nor ends in that year. */
export const checkTimeline = (timeline: readonly TimelineYear[], career: Career): Problem[] =>
  timeline.flatMap(({ year, cards }) =>
    cards.flatMap(({ title, entry }) => {
      if (entry === undefined || periodAround(career, entry, year)) return [];
      const place = { file: 'data/timeline.ts', field: `${year}, ${title}` };
      const days = periodsOf(career, entry).flatMap(({ start, end }) => [start, end ?? []].flat());
      if (days.length === 0) {
        return unknownEntry(place.file, place.field, entry, slugsOf(career));
      }
      return {
        ...place,
        expected: `a year in which "${entry}" begins or ends: ${[...new Set(days)].join(' or ')}`,
        found: year,
        fix: 'move the card to that year, or correct the date in data/career.ts',
      };
    }),
  );

/** Finds projects without a period, and those whose file and career say different ones. */
export const checkPeriods = (career: Career, projects: readonly Project[]): Problem[] =>
  projects.flatMap(({ slug, periods }) => {
    const place = { file: `content/projects/${slug}.md`, field: 'period' };
    const known = projectPeriods(career, slug);
    if (periods.length === 0) {
      const fix = `add "period", or a position or project with the slug "${slug}" to data/career.ts`;
      return [{ ...place, expected: PERIOD, found: 'nothing', fix }];
    }
    if (known.length === 0 || JSON.stringify(known) === JSON.stringify(periods)) return [];
    const expected = 'the period that data/career.ts has for this slug';
    return [{ ...place, expected, found: 'another period', fix: 'remove "period"' }];
  });

const unknownEntry = (file: string, field: string, slug: string, known: readonly string[]) => ({
  file,
  field,
  expected: `one of: ${known.join(', ')}`,
  found: `"${slug}"`,
  fix: 'correct the slug, or add the entry to data/career.ts',
});
