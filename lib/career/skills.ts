import type { Career, Skill } from '../site/types';
import { periodsOf } from './entries';
import { formatYears, isCurrent, yearsOf, type DateStrings } from './periods';

/**
 * Formats the calendar years in which a skill was used, from its evidence: `2018, 2020–now`.
 * @returns an empty string for a skill without evidence
 */
export function formatSkillYears(
  { evidence = [] }: Skill,
  career: Career,
  dates: DateStrings,
): string {
  const periods = evidence.flatMap((slug) => periodsOf(career, slug));
  const years = yearsOf(periods, career.updatedOn);
  return formatYears(years, periods.some(isCurrent), dates);
}
