import type { TargetAndTransition } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { MouseEvent } from 'react';
import { ResponsiveImage } from '../ui/responsive-image';

/** What the lightbox needs to know of the image inside a link of the page. */
export function readImage(link: HTMLAnchorElement) {
  const image = link.querySelector('img');
  const sources = Array.from(link.querySelectorAll('source'), ({ type, srcset }) => ({
    type,
    srcSet: srcset,
  }));
  return {
    href: link.href,
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    src: image?.src ?? '',
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    sources,
  };
}

export type PageImage = ReturnType<typeof readImage>;

interface LightboxImageProps {
  image: PageImage;
  /** In CSS pixels. */
  width: number;
  isShown: boolean;
  isZoomed: boolean;
  movement: TargetAndTransition | undefined;
  onClick: (event: MouseEvent) => void;
}

/** An image of the lightbox. Those that are not shown load meanwhile. */
export function LightboxImage(props: LightboxImageProps) {
  const { image, width, isShown, isZoomed, movement, onClick } = props;
  const { src, alt, sources } = image;
  const height = (image.height / image.width) * width;
  return (
    <m.div
      hidden={!isShown}
      className="m-auto flex-none origin-top-left"
      animate={isShown ? movement : undefined}
    >
      <ResponsiveImage
        image={{ src, sources, width, height }}
        sizes={`${width}px`}
        alt={alt}
        className={`max-w-none rounded-large ${isZoomed ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
        onClick={onClick}
      />
    </m.div>
  );
}
