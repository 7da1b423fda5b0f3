import type { Strings } from '@/data/strings';
import type { Availability, Career } from '../site/types';
import { formatDate } from './periods';

/**
 * The text beside the availability badge: `for a first mission in blockchain, from 15 Jan 2027`.
 */
export function availabilityText(
  { openTo, from }: Availability,
  { availability, dates }: Pick<Strings, 'availability' | 'dates'>,
): string {
  const start =
    from === 'by agreement'
      ? availability.byAgreement
      : from === 'now'
        ? availability.now
        : availability.from(formatDate(from, dates));
  return availability.text(openTo, start);
}

/**
 * The career as shown on a day: without an availability that has expired.
 * @param today YYYY-MM-DD
 */
export function careerOn(career: Career, today: string): Career {
  const { availability, ...rest } = career;
  return availability && today <= availability.goodUntil ? career : rest;
}
