import type { ComponentProps, MouseEvent } from 'react';
import { LightboxItem } from './lightbox-item';
import type { LightboxImage } from './read-image';

interface LightboxStripProps extends ComponentProps<'ul'> {
  images: readonly LightboxImage[];
  /** That of the image that is shown. */
  index: number;
  /** The width in CSS pixels to which it is enlarged; undefined if it fits into the window. */
  zoomedWidth: number | undefined;
  /** Whether it is away, because it moves. */
  isAway: boolean;
  onZoom: (event: MouseEvent) => void;
}

/** The images side by side. Swiping leads to the next one, unless the image is enlarged. */
export function LightboxStrip(props: LightboxStripProps) {
  const { images, index, zoomedWidth, isAway, onZoom, ...listProps } = props;
  return (
    <ul
      role="list"
      className={`flex min-h-0 flex-1 snap-x snap-mandatory overflow-y-hidden overscroll-x-contain [scrollbar-width:none] ${zoomedWidth ? 'overflow-x-hidden' : 'overflow-x-auto'}`}
      {...listProps}
    >
      {images.map((image, at) => (
        <LightboxItem
          key={at}
          image={image}
          isShown={at === index}
          zoomedWidth={at === index ? zoomedWidth : undefined}
          isAway={at === index && isAway}
          onZoom={onZoom}
        />
      ))}
    </ul>
  );
}
