import { owner } from '@/data/owner';

/** The badge that says the owner is open to work, with the one light of the site that breathes. */
export function Availability() {
  if (!owner.availability.open) return null;
  return (
    <p className="mb-5 flex items-center gap-3 font-mono text-caption text-positive sm:mb-6">
      <span aria-hidden="true" className="size-2 animate-breathe rounded-full bg-positive" />
      {owner.availability.label}
    </p>
  );
}
