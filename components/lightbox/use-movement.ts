import type { TargetAndTransition } from 'framer-motion';
import { useState } from 'react';
import { useMotionReady } from '../motion/motion-provider';

/** The radius of corners in CSS pixels, as that of `rounded-large`. */
const RADIUS = 12;

/** How far a new image slides in, in CSS pixels. */
const SLIDE = 48;

/** Where an image is in the window, in CSS pixels. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width'>;

/**
 * Moves the image of the lightbox.
 * @returns its `movement`; `move`, which lets an image come from a place, and go to another one or its own; `slideIn`, by
 *   1 for the next image and by -1 for the previous one; and `isAnimated`
 */
export function useMovement() {
  const [movement, setMovement] = useState<TargetAndTransition>();
  const isAnimated = useMotionReady();

  function move(image: HTMLElement, from: Place, to?: Place) {
    if (!isAnimated) return;
    const { offsetLeft, offsetTop, offsetWidth: width, parentElement: room } = image;
    const left = offsetLeft - (room?.scrollLeft ?? 0);
    const own = { left, top: offsetTop - (room?.scrollTop ?? 0), width };
    const [start, end] = [asTransform(from, own), asTransform(to ?? own, own)];
    setMovement({
      x: [start.x, end.x],
      y: [start.y, end.y],
      scale: [start.scale, end.scale],
      clipPath: [start.clipPath, end.clipPath],
    });
  }

  function slideIn(by: number) {
    if (isAnimated) setMovement({ x: [by * SLIDE, 0], opacity: [0, 1] });
  }

  return { movement, move, slideIn, isAnimated };
}

/** What puts an image to a place, with corners that look the same at each size. */
function asTransform(place: Place, own: Place) {
  const scale = place.width / own.width;
  const clipPath = `inset(0px round ${RADIUS / scale}px)`;
  return { x: place.left - own.left, y: place.top - own.top, scale, clipPath };
}

/** The place of an image of the page, without the empty parts of its frame (`object-fit: contain`). */
export function placeOf(image: HTMLImageElement): Place {
  const { left, top, width, height } = image.getBoundingClientRect();
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const shown = Math.min(width, height * ratio);
  return {
    left: left + (width - shown) / 2,
    top: top + (height - shown / ratio) / 2,
    width: shown,
  };
}
