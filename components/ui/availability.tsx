import { strings } from '@/data/strings';
import { availabilityText } from '@/lib/resume/availability';
import type { Owner } from '@/lib/resume/owner';

/** The badge of an owner who is open to work, with the kind of work and the start date. */
export function Availability({ availability }: Pick<Owner, 'availability'>) {
  if (!availability) return null;
  return (
    <p className="mb-4 flex flex-wrap text-caption text-balance wrap-anywhere sm:mb-6">
      <span className="flex items-center gap-3 font-mono text-positive">
        <span
          aria-hidden="true"
          className="size-2 flex-none animate-breathe rounded-full bg-positive"
        />
        <span className="min-w-0">{strings.availability.label}</span>
      </span>{' '}
      <span className="pl-5 text-muted">{availabilityText(availability, strings)}</span>
    </p>
  );
}
