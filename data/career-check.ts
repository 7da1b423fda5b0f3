import { periodsBySlug } from './career-skills';
import type { Career, Period } from './career-types';

/** A mistake in the career: where it stands, what is wrong, and how to mend it. */
export interface Problem {
  where: string;
  what: string;
  mend: string;
}

const monthOrYear = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

/** Every period of the career, each with the place where it is written. */
function placedPeriods(career: Career): { where: string; period: Period }[] {
  return [
    ...career.positions.flatMap(({ slug, stays }) =>
      stays.map((period, index) => ({ where: `positions.${slug}.stays[${index}]`, period })),
    ),
    ...career.projects.map((period) => ({ where: `projects.${period.slug}`, period })),
    ...career.education.map((period) => ({ where: `education.${period.slug}`, period })),
    ...career.volunteering.flatMap(({ slug, milestones }) =>
      milestones.map(({ date }, index) => ({
        where: `volunteering.${slug}.milestones[${index}]`,
        period: { start: date, end: date },
      })),
    ),
  ];
}

function checkPeriod(where: string, { start, end }: Period): Problem[] {
  const dates = [start, ...(end === undefined || end === 'unknown' ? [] : [end])];
  const malformed = dates.filter((date) => !monthOrYear.test(date));
  if (malformed.length > 0) {
    return malformed.map((date) => ({
      where,
      what: `"${date}" is no date`,
      mend: 'Write YYYY-MM with a month from 01 to 12, or YYYY where the month is not known.',
    }));
  }
  // Where one side is only a year, the years decide.
  const shared = Math.min(...dates.map(({ length }) => length));
  if ((dates[1] ?? start).slice(0, shared) >= start.slice(0, shared)) return [];
  return [
    {
      where,
      what: `the end ${end} is before the start ${start}`,
      mend: 'Swap the two dates, or correct the wrong one.',
    },
  ];
}

function checkSkills(career: Career): Problem[] {
  const known = [...periodsBySlug(career).keys()];
  return career.skillGroups.flatMap(({ label, skills }) =>
    skills.flatMap(({ name, evidence, reason }) => {
      const where = `skillGroups."${label}".${name}`;
      if ((evidence ?? []).length === 0 && !reason?.trim()) {
        return [
          {
            where,
            what: 'the skill has no evidence and no reason',
            mend: 'List the slugs that prove it in `evidence`, or say in `reason` why there are none.',
          },
        ];
      }
      return (evidence ?? [])
        .filter((slug) => !known.includes(slug))
        .map((slug) => ({
          where,
          what: `the evidence "${slug}" is unknown`,
          mend: `Use one of: ${known.join(', ')}.`,
        }));
    }),
  );
}

function checkSlugs(career: Career): Problem[] {
  const { positions, projects, education, volunteering } = career;
  const slugs = [...positions, ...projects, ...education, ...volunteering].map(({ slug }) => slug);
  return [...new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index))].map((slug) => ({
    where: slug,
    what: `the slug "${slug}" is taken more than once`,
    mend: 'Give every position, project, education and volunteering entry a slug of its own.',
  }));
}

function checkAvailability({ availability, updatedOn }: Career): Problem[] {
  if (availability.goodUntil >= updatedOn) return [];
  return [
    {
      where: 'availability.goodUntil',
      what: `${availability.goodUntil} is before updatedOn, ${updatedOn}`,
      mend: 'Set a later day, or drop the statement.',
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
    ...placedPeriods(career).flatMap(({ where, period }) => checkPeriod(where, period)),
    ...checkSlugs(career),
    ...checkSkills(career),
    ...checkAvailability(career),
  ].map((problem) => ({ ...problem, where: `data/career.ts, ${problem.where}` }));
}
