import type { Logo } from '@/lib/graphics/logo';
import type { ShownImage } from '@/lib/images/image';
import { SiteLogo } from '../layout/site-logo';
import { BlockPattern } from '../ui/block-pattern';
import { FirstImage } from '../ui/first-image';

interface HeroMarkProps {
  logo: Logo;
  portrait: { image: ShownImage; alt: string } | undefined;
  className: string;
}

/**
 * The owner's mark: the logo, with a small portrait in a quarter of it. On phones, the portrait stands beside the upper
 * half of the pattern.
 */
export const HeroMark = ({ logo, portrait, className }: HeroMarkProps) => (
  <div
    className={`relative flex aspect-3/1 w-full short:h-14 short:w-auto md:block md:size-[10rem] lg:size-[min(25vw,30rem)] ${className}`}
  >
    {portrait && (
      <FirstImage
        image={portrait.image}
        sizes="(min-width: 64rem) 15vw, 6rem"
        alt={portrait.alt}
        className="aspect-square h-full w-auto bg-raised object-cover object-[50%_20%] md:absolute md:bottom-0 md:left-0 md:size-1/2"
      />
    )}
    {'src' in logo ? (
      <SiteLogo logo={logo} className="h-full w-auto md:size-full" />
    ) : (
      <BlockPattern pattern={logo.pattern} isCropped className="h-full w-2/3 md:size-full" />
    )}
  </div>
);
