import type { ShownImage } from '@/lib/images/image';
import { FirstImage } from '../ui/first-image';

interface HeroPortraitProps {
  image: ShownImage;
  alt: string;
  className: string;
}

/** The owner's portrait, cropped to the shape of its box. */
export const HeroPortrait = ({ className, ...props }: HeroPortraitProps) => (
  <FirstImage
    {...props}
    sizes="(min-width: 64rem) 25vw, 10rem"
    className={`object-cover object-[50%_20%] ${className}`}
  />
);

/** The portrait in the lower left quarter of a mark. */
export const MarkPortrait = (props: Omit<HeroPortraitProps, 'className'>) => (
  <HeroPortrait {...props} className="absolute bottom-0 left-0 size-1/2 bg-raised" />
);
