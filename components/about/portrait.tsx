import type { ComponentProps } from 'react';
import { ResponsiveImage } from '../ui/responsive-image';

interface PortraitProps {
  portrait: { image: ComponentProps<typeof ResponsiveImage>['image']; alt: string };
  /** Whether wide screens show it above the fold. */
  isFirst?: boolean;
}

/** The owner's photograph or drawing. */
export function Portrait({ portrait, isFirst }: PortraitProps) {
  return (
    <div className="aspect-[4/5] w-full">
      <ResponsiveImage
        image={portrait.image}
        sizes="(min-width: 64rem) 27vw, 70vw"
        alt={portrait.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        className="size-full rounded-large object-cover"
      />
    </div>
  );
}
