import type { ShownImage } from '@/lib/images/image';
import { FirstImage } from '../ui/first-image';
import { ResponsiveImage } from '../ui/responsive-image';

interface PortraitProps {
  image: ShownImage;
  alt: string;
  /** Whether it is at the top of a page: above the fold on wide screens, and across the text on others. */
  isFirst?: boolean;
}

/** The owner's photograph or drawing. */
export function Portrait({ image, alt, isFirst }: PortraitProps) {
  const Image = isFirst ? FirstImage : ResponsiveImage;
  return (
    <div
      className={`w-full break-inside-avoid print:aspect-4/5 ${isFirst ? 'aspect-4/3 xl:aspect-4/5' : 'aspect-4/5 sm:max-lg:aspect-4/3'}`}
    >
      <Image
        image={image}
        sizes={isFirst ? '(min-width: 80rem) 27vw, 94vw' : '(min-width: 64rem) 27vw, 94vw'}
        alt={alt}
        loading="lazy"
        className="size-full rounded-large object-cover object-[50%_10%]"
      />
    </div>
  );
}
