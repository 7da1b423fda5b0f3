import type { Logo } from '@/lib/graphics/logo';
import type { ShownImage } from '@/lib/images/image';
import { SiteLogo } from '../layout/site-logo';
import { BlockPattern } from '../ui/block-pattern';
import { FirstImage } from '../ui/first-image';

interface HeroMarkProps {
  logo: Logo;
  portrait: { image: ShownImage; alt: string } | undefined;
  /** Whether the portrait stands alone. */
  isPortrait?: boolean;
  className: string;
}

/**
 * The owner's mark: the logo, with a small portrait in a quarter of it. On phones, the portrait stands beside the upper
 * half of the pattern. A large portrait alone stands on a panel of the accent.
 */
export function HeroMark({ logo, portrait, isPortrait, className }: HeroMarkProps) {
  if (isPortrait && portrait) {
    return (
      <div
        className={`size-24 rounded-large bg-accent-solid pt-2 ps-2 short:size-16 md:size-[10rem] lg:size-[min(25vw,30rem,45svh)] lg:pt-6 lg:ps-6 ${className}`}
      >
        <HeroPortrait {...portrait} className="size-full rounded-large" />
      </div>
    );
  }
  return (
    <div
      className={`relative flex aspect-[3.02] w-full short:h-14 short:w-auto md:block md:size-[10rem] lg:size-[min(25vw,30rem,45svh)] ${className}`}
    >
      {portrait && (
        <HeroPortrait
          {...portrait}
          className="aspect-square h-full w-auto md:absolute md:bottom-0 md:start-0 md:size-1/2"
        />
      )}
      {'src' in logo ? (
        <SiteLogo logo={logo} className="h-full w-auto md:size-full" />
      ) : (
        <BlockPattern
          pattern={logo.pattern}
          isCropped
          className={`stagger h-full ${portrait ? 'min-w-0 flex-1' : 'w-2/3'} md:size-full [&>path]:origin-center [&>path]:animate-grow-in`}
        />
      )}
    </div>
  );
}

interface PortraitProps {
  image: ShownImage;
  alt: string;
  className: string;
}

/** The owner's portrait, cropped to the shape of its box. */
export const HeroPortrait = ({ image, alt, className }: PortraitProps) => (
  <FirstImage
    image={image}
    sizes="(min-width: 64rem) 25vw, 10rem"
    alt={alt}
    className={`bg-raised object-cover object-[50%_20%] ${className}`}
  />
);
