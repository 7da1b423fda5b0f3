import type { ComponentProps } from 'react';
import { owner } from '@/data/owner';
import { Picture } from '../ui/picture';

/** The owner's photograph, or the drawing that stands in for it. */
export function Portrait(props: Pick<ComponentProps<typeof Picture>, 'picture' | 'preloadOn'>) {
  return (
    <Picture
      {...props}
      sizes="(min-width: 64rem) 27vw, 70vw"
      alt={owner.portrait.alt}
      loading="lazy"
      className="aspect-[4/5] w-full rounded-large object-cover"
    />
  );
}
