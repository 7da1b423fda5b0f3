import type { TargetAndTransition } from 'framer-motion';
import * as m from 'framer-motion/m';
import { ResponsiveImage } from '../ui/responsive-image';

/** What the lightbox needs to know of the image inside a link of the page. */
export function readImage(link: HTMLAnchorElement) {
  const image = link.querySelector('img')!;
  const sources = Array.from(link.querySelectorAll('source'), ({ type, srcset }) => ({
    type,
    srcSet: srcset,
  }));
  return {
    href: link.href,
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    thumbnail: image,
    src: image.src,
    alt: image.alt,
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    sources,
  };
}

export type PageImage = ReturnType<typeof readImage>;

interface LightboxImageProps {
  image: PageImage;
  isShown: boolean;
  isZoomed: boolean;
  movement: TargetAndTransition | undefined;
}

/** An image that fits into its container, or is twice as large. Those that are not shown load meanwhile. */
export function LightboxImage({ image, isShown, isZoomed, movement }: LightboxImageProps) {
  const { src, sources, width, height, alt } = image;
  const zoom = isZoomed ? 2 : 1;
  const maxWidth = isZoomed ? 'max-w-[calc(2*var(--fitting))]' : 'max-w-(--fitting)';
  return (
    <m.div
      hidden={!isShown}
      className="origin-top-left overflow-hidden rounded-large"
      animate={isShown ? movement : undefined}
    >
      <ResponsiveImage
        ref={(element) => element?.style.setProperty('--ratio', `${width / height}`)}
        image={{ src, sources, width: width * zoom, height: height * zoom }}
        sizes={`calc(${zoom} * min(${width}px, 100vw))`}
        alt={alt}
        className={`[--fitting:min(100cqw-2rem,100cqh*var(--ratio))] ${maxWidth}`}
      />
    </m.div>
  );
}
