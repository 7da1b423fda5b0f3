import * as m from 'framer-motion/m';
import { easeOut } from '../motion/motion-provider';

/** The transition of everything in the lightbox. */
export const transition = { duration: 0.3, ease: easeOut };

/** The radius of corners in CSS pixels, as that of `rounded-large`. */
const RADIUS = 12;

/** An image that moves and changes its size. */
export interface Movement {
  src: string;
  from: DOMRect;
  to: DOMRect;
  /** The width in CSS pixels at which the image is rendered; it is scaled to both sizes. */
  width: number;
}

/** The movement of an image to the bounds of another one, which shows the same. */
export function movement(image: HTMLImageElement, to: DOMRect, from = boundsOf(image)): Movement {
  const src = image.currentSrc || image.src;
  return { src, from, to, width: Math.max(from.width, to.width) };
}

interface MovingImageProps {
  movement: Movement;
  onArrived: () => void;
}

/** An image that moves. If it gets another goal on its way, it goes there from where it is. */
export const MovingImage = ({
  movement: { src, from, to, width },
  onArrived,
}: MovingImageProps) => (
  <m.img
    src={src}
    alt=""
    width={width}
    className="fixed top-0 left-0 max-w-none origin-top-left"
    initial={placed(from, width)}
    animate={placed(to, width)}
    transition={transition}
    onAnimationComplete={onArrived}
  />
);

function placed({ left, top, width }: DOMRect, fullWidth: number) {
  const scale = width / fullWidth;
  return { x: left, y: top, scale, clipPath: `inset(0px round ${RADIUS / scale}px)` };
}

/** The bounds of an image in the window, without the empty parts of its frame (`object-fit: contain`). */
export function boundsOf(image: HTMLImageElement): DOMRect {
  const { left, top, width, height } = image.getBoundingClientRect();
  if (getComputedStyle(image).objectFit !== 'contain') return new DOMRect(left, top, width, height);
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const shownWidth = Math.min(width, height * ratio);
  const shownHeight = Math.min(height, width / ratio);
  return new DOMRect(
    left + (width - shownWidth) / 2,
    top + (height - shownHeight) / 2,
    shownWidth,
    shownHeight,
  );
}
