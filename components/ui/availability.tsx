import { strings } from '@/data/strings';
import { availabilityText } from '@/lib/resume/availability';
import type { Owner } from '@/lib/resume/owner';

interface AvailabilityProps extends Pick<Owner, 'availability'> {
  className?: string;
}

/** The light of an owner who is open to work, with the kind of work and the start date. */
export function Availability({ availability, className = '' }: AvailabilityProps) {
  if (!availability) return null;
  return (
    <p className={`flex items-baseline gap-3 wrap-anywhere ${className}`}>
      <span
        aria-hidden="true"
        className="size-[0.6em] flex-none animate-breathe rounded-full bg-positive print:hidden forced-color-adjust-none forced-colors:bg-[CanvasText]"
      />
      <span className="min-w-0">
        <span className="font-semibold text-positive">{strings.availability.label}</span>{' '}
        <span className="text-muted">{availabilityText(availability, strings)}</span>
      </span>
    </p>
  );
}
