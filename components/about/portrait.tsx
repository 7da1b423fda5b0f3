import type { ShownImage } from '@/lib/images/image';
import { FirstImage } from '../ui/first-image';
import { ResponsiveImage } from '../ui/responsive-image';

interface PortraitProps {
  image: ShownImage;
  alt: string;
  /** Whether wide screens show it above the fold. */
  isFirst?: boolean;
}

/** The owner's photograph or drawing. */
export function Portrait({ image, alt, isFirst }: PortraitProps) {
  const Image = isFirst ? FirstImage : ResponsiveImage;
  return (
    <div className="aspect-[4/5] w-full break-inside-avoid">
      <Image
        image={image}
        sizes="(min-width: 64rem) 27vw, (min-width: 40rem) 22vw, 70vw"
        alt={alt}
        loading="lazy"
        className="size-full rounded-large object-cover"
      />
    </div>
  );
}
