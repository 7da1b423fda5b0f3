import { formatDate } from './periods';
import type { Availability, Career } from './types';
import type { Problem } from '../content/problem';
import { fill } from '../site/fill';
import type { Words } from '../site/types';

/**
 * What for and from when: `for a first mission in blockchain, from Jan 2027`. Follows the label.
 */
export function availabilityText(
  { openTo, from }: Availability,
  words: Words['availability'],
): string {
  const start =
    from === 'by agreement' ? words.byAgreement : fill(words.from, { date: formatDate(from) });
  return fill(words.text, { openTo, from: start });
}

/**
 * The career as it may be shown on a day: a statement of availability that has run out is left out.
 * @param today YYYY-MM-DD
 */
export function careerOn(career: Career, today: string): Career {
  const { availability, ...rest } = career;
  return availability && today <= availability.goodUntil ? career : rest;
}

/**
 * Finds a statement of availability that has run out, to be renewed or removed by the owner.
 * @param today YYYY-MM-DD
 */
export function findStaleAvailability({ availability }: Career, today: string): Problem[] {
  if (!availability || today <= availability.goodUntil) return [];
  return [
    {
      file: 'data/career.ts',
      field: 'availability.goodUntil',
      expected: `a day that is not before today, ${today}`,
      found: `${availability.goodUntil}: the badge is no longer shown`,
      mend: 'if it still holds, set a later day; if not, remove "availability"',
    },
  ];
}
