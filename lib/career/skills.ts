import { formatYears, isCurrent, yearsOf } from './periods';
import type { Career, Period, Skill } from './types';

type Entries = Pick<Career, 'positions' | 'projects' | 'education' | 'volunteering'>;

/**
 * The periods of everything in the career that has a slug: what a skill may name as evidence.
 * Where a slug is taken twice, its periods are put together; `checkCareer` reports it.
 */
export function periodsBySlug(career: Entries): ReadonlyMap<string, readonly Period[]> {
  const periods = new Map<string, readonly Period[]>();
  const add = (slug: string, more: readonly Period[]) =>
    periods.set(slug, [...(periods.get(slug) ?? []), ...more]);
  for (const { slug, stays } of career.positions) add(slug, stays);
  for (const entry of [...career.projects, ...career.education]) add(entry.slug, [entry]);
  for (const { slug, milestones } of career.volunteering) {
    add(
      slug,
      milestones.map(({ date }) => ({ start: date, end: date })),
    );
  }
  return periods;
}

/**
 * The period of an entry, or of the one stay of it, that begins in a year.
 * @param slug of the entry
 * @param year four digits
 */
export const periodBegunIn = (career: Entries, slug: string, year: string): Period | undefined =>
  periodsBySlug(career)
    .get(slug)
    ?.find(({ start }) => start.startsWith(year));

/** The periods that prove a skill; none for a skill without evidence. */
export function evidencePeriods(skill: Skill, career: Entries): Period[] {
  const periods = periodsBySlug(career);
  return (skill.evidence ?? []).flatMap((slug) => periods.get(slug) ?? []);
}

/** In which calendar years a skill was used, from its evidence, up to the day of the last update. */
export function skillYears(skill: Skill, career: Career): number[] {
  return yearsOf(evidencePeriods(skill, career), career.updatedOn);
}

/** The years of a skill for readers, such as `2018, 2020–now`; empty without evidence. */
export function formatSkillYears(skill: Skill, career: Career): string {
  return formatYears(skillYears(skill, career), evidencePeriods(skill, career).some(isCurrent));
}
