import type { Problem } from '../content/problem';
import { fill } from '../site/fill';
import type { Availability, Career, Words } from '../site/types';
import { formatDate } from './periods';

/**
 * What for and from when: `for a first mission in blockchain, from Jan 2027`. Follows the badge.
 */
export function availabilityText(
  { openTo, from }: Availability,
  { availability, periods }: Pick<Words, 'availability' | 'periods'>,
): string {
  const start =
    from === 'by agreement'
      ? availability.byAgreement
      : fill(availability.from, { date: formatDate(from, periods) });
  return fill(availability.text, { openTo, from: start });
}

/**
 * The career as it may be shown on a day: without a statement of availability that has expired.
 * @param today YYYY-MM-DD
 */
export function careerOn(career: Career, today: string): Career {
  const { availability, ...rest } = career;
  return availability && today <= availability.goodUntil ? career : rest;
}

/**
 * Reports a statement of availability that has expired, for the owner to renew or remove.
 * @param today YYYY-MM-DD
 */
export function findStaleAvailability({ availability }: Career, today: string): Problem[] {
  if (!availability || today <= availability.goodUntil) return [];
  return [
    {
      file: 'data/career.ts',
      field: 'availability.goodUntil',
      expected: `a day that is not before today, ${today}`,
      found: `${availability.goodUntil}: the site no longer shows the badge`,
      fix: 'if it still holds, set a later day; if not, remove "availability"',
    },
  ];
}
