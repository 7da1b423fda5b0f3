import type { ComponentProps } from 'react';
import { Picture } from '../ui/picture';

interface PortraitProps {
  portrait: { picture: ComponentProps<typeof Picture>['picture']; alt: string };
  /** Whether wide screens show it above the fold. */
  isFirst?: boolean;
}

/** The owner's photograph or drawing. */
export function Portrait({ portrait, isFirst }: PortraitProps) {
  return (
    <div className={`awaits-paint aspect-[4/5] w-full ${isFirst ? 'first-picture' : ''}`}>
      <Picture
        picture={portrait.picture}
        sizes="(min-width: 64rem) 27vw, 70vw"
        alt={portrait.alt}
        loading="lazy"
        className="size-full rounded-large object-cover"
      />
    </div>
  );
}
