import type { ComponentProps } from 'react';
import { owner } from '@/data/owner';
import { Picture } from '../ui/picture';

interface PortraitProps {
  picture: ComponentProps<typeof Picture>['picture'];
  /** Whether it is in the first screen of wide screens. */
  isFirst?: boolean;
}

/** The owner's photograph, or the drawing that stands in for it. */
export function Portrait({ picture, isFirst }: PortraitProps) {
  return (
    <div className={`awaits-paint aspect-[4/5] w-full ${isFirst ? 'first-picture' : ''}`}>
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 27vw, 70vw"
        alt={owner.portrait.alt}
        loading="lazy"
        preloadOn={isFirst ? '(min-width: 64rem)' : undefined}
        className="size-full rounded-large object-cover"
      />
    </div>
  );
}
