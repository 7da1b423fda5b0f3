import type { MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { ResponsiveImage } from '../ui/responsive-image';
import type { LightboxImage } from './read-image';

interface LightboxItemProps {
  image: LightboxImage;
  isShown: boolean;
  /** The width in CSS pixels to which the image is enlarged; undefined if it fits into the window. */
  zoomedWidth: number | undefined;
  /** Whether it is away, because it moves. */
  isAway: boolean;
  onZoom: (event: MouseEvent) => void;
}

/** An image in the lightbox with its caption. A click enlarges it, and then it scrolls in all directions. */
export function LightboxItem(props: LightboxItemProps) {
  const { isShown, zoomedWidth, isAway, onZoom } = props;
  const { href, caption, ...image } = props.image;
  return (
    <li inert={!isShown} className="w-full flex-none snap-center snap-always">
      <figure className="flex h-full flex-col items-center justify-center">
        <div
          className={
            zoomedWidth ? 'flex min-h-0 w-full flex-1 overflow-auto overscroll-contain' : 'contents'
          }
        >
          <ResponsiveImage
            image={zoomedWidth ? enlarge(image, zoomedWidth) : image}
            sizes={zoomedWidth ? `${zoomedWidth}px` : '100vw'}
            alt={image.alt}
            className={`rounded-large object-contain ${isAway ? 'invisible' : ''} ${zoomedWidth ? 'm-auto max-w-none flex-none cursor-zoom-out' : 'min-h-0 w-auto max-w-[calc(100%-2rem)] flex-initial cursor-zoom-in'}`}
            onClick={onZoom}
          />
        </div>
        <figcaption className="mt-3 px-4 text-small/relaxed text-muted">
          {caption}{' '}
          <a href={href} className="inline-block min-h-6 text-accent underline">
            {strings.lightbox.open}
          </a>
        </figcaption>
      </figure>
    </li>
  );
}

const enlarge = <Image extends { width: number; height: number }>(image: Image, width: number) => ({
  ...image,
  width,
  height: (image.height / image.width) * width,
});
