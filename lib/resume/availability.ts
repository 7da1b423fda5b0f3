import type { Strings } from '@/data/strings';
import type { SiteSettings } from '../schema';

type Availability = NonNullable<SiteSettings['availability']>;

/** The text beside the availability badge: `for a first mission in blockchain, from 15 Jan 2027`. */
export function availabilityText(
  { openTo, from }: Availability,
  { availability, dates }: Pick<Strings, 'availability' | 'dates'>,
): string {
  if (from === 'now') return availability.text(openTo, availability.now);
  if (from === 'by agreement') return availability.text(openTo, availability.byAgreement);
  return availability.text(openTo, availability.from(dates.date(from)));
}
