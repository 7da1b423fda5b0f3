import { periodsBySlug } from '../career/skills';
import type { Career, Period } from '../career/types';
import type { Problem } from '../content/problem';

/** A problem in the career's own file. */
type Finding = Omit<Problem, 'file'>;

const monthOrYear = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

/** Every period of the career, each with the place where it is written. */
function placedPeriods(career: Career): { field: string; period: Period }[] {
  return [
    ...career.positions.flatMap(({ slug, stays }) =>
      stays.map((period, index) => ({ field: `positions.${slug}.stays[${index}]`, period })),
    ),
    ...career.projects.map((period) => ({ field: `projects.${period.slug}`, period })),
    ...career.education.map((period) => ({ field: `education.${period.slug}`, period })),
    ...career.volunteering.flatMap(({ slug, milestones }) =>
      milestones.map(({ date }, index) => ({
        field: `volunteering.${slug}.milestones[${index}]`,
        period: { start: date, end: date },
      })),
    ),
  ];
}

function checkPeriod(field: string, { start, end }: Period): Finding[] {
  const dates = [start, ...(end === undefined || end === 'unknown' ? [] : [end])];
  const malformed = dates.filter((date) => !monthOrYear.test(date));
  if (malformed.length > 0) {
    return malformed.map((date) => ({
      field,
      expected: 'YYYY-MM with a month from 01 to 12, or YYYY where the month is not known',
      found: `"${date}"`,
      mend: 'correct the date',
    }));
  }
  // Where one side is only a year, the years decide.
  const shared = Math.min(...dates.map(({ length }) => length));
  if ((dates[1] ?? start).slice(0, shared) >= start.slice(0, shared)) return [];
  return [
    {
      field,
      expected: `an end that is not before the start, ${start}`,
      found: `${end}`,
      mend: 'swap the two dates, or correct the wrong one',
    },
  ];
}

function checkSkills(career: Career): Finding[] {
  const known = [...periodsBySlug(career).keys()];
  return career.skillGroups.flatMap(({ label, skills }) =>
    skills.flatMap(({ name, evidence, reason }) => {
      const field = `skillGroups."${label}".${name}`;
      if ((evidence ?? []).length === 0 && !reason?.trim()) {
        return [
          {
            field,
            expected: 'evidence, or the reason why there is none',
            found: 'neither',
            mend: 'list the slugs that prove the skill in "evidence", or say why in "reason"',
          },
        ];
      }
      return (evidence ?? [])
        .filter((slug) => !known.includes(slug))
        .map((slug) => ({
          field,
          expected: `one of: ${known.join(', ')}`,
          found: `"${slug}"`,
          mend: 'correct the slug, or add the entry that it names',
        }));
    }),
  );
}

function checkSlugs(career: Career): Finding[] {
  const { positions, projects, education, volunteering } = career;
  const slugs = [...positions, ...projects, ...education, ...volunteering].map(({ slug }) => slug);
  return [...new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index))].map((slug) => ({
    field: slug,
    expected: 'a slug of its own for every position, project, education and volunteering entry',
    found: `"${slug}" more than once`,
    mend: 'rename all but one',
  }));
}

function checkAvailability({ availability, updatedOn }: Career): Finding[] {
  if (!availability || availability.goodUntil >= updatedOn) return [];
  return [
    {
      field: 'availability.goodUntil',
      expected: `a day that is not before updatedOn, ${updatedOn}`,
      found: availability.goodUntil,
      mend: 'set a later day, or remove the availability',
    },
  ];
}

/**
 * Finds what does not agree in the career: dates that are no dates, ends before starts, slugs that
 * are taken twice or unknown, skills with neither evidence nor reason, a statement of availability
 * that was out of date when it was written. Pure; today's date plays no part.
 * @returns all problems, in the order of the file; none if everything agrees
 */
export function checkCareer(career: Career): Problem[] {
  return [
    ...placedPeriods(career).flatMap(({ field, period }) => checkPeriod(field, period)),
    ...checkSlugs(career),
    ...checkSkills(career),
    ...checkAvailability(career),
  ].map((problem) => ({ file: 'data/career.ts', ...problem }));
}
