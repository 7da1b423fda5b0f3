import type { Problem } from '../content/problem';
import { fill } from '../site/fill';
import type { Availability, Career, Words } from '../site/types';
import { formatDate } from './periods';

/**
 * The text beside the availability badge: `for a first mission in blockchain, from 15 Jan 2027`.
 */
export function availabilityText(
  { openTo, from }: Availability,
  { availability, periods }: Pick<Words, 'availability' | 'periods'>,
): string {
  const start =
    from === 'by agreement'
      ? availability.byAgreement
      : from === 'now'
        ? availability.now
        : fill(availability.from, { date: formatDate(from, periods) });
  return fill(availability.text, { openTo, from: start });
}

/**
 * The career as shown on a day: without an availability that has expired.
 * @param today YYYY-MM-DD
 */
export function careerOn(career: Career, today: string): Career {
  const { availability, ...rest } = career;
  return availability && today <= availability.goodUntil ? career : rest;
}

/**
 * Reports an availability that has expired, for the owner to renew or remove.
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
