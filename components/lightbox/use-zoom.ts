import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { movement, boundsOf, type Movement } from './moving-image';

/** A point of an image, in fractions of its size. */
interface Point {
  x: number;
  y: number;
}

/** How many times an image is enlarged: as far as it has pixels, but at least and at most so much. */
const MIN_ZOOM = 2;
const MAX_ZOOM = 4;

/** How far an arrow key moves an enlarged image, in parts of the window. */
const PAN = 1 / 4;

const CENTER: Point = { x: 0.5, y: 0.5 };

interface Zoom {
  image: HTMLImageElement;
  /** Its bounds before the change. */
  from: DOMRect;
  /** The point of the image that stays where it is in the window. */
  point: Point;
  /** Undefined if the image fits into the window again. */
  width: number | undefined;
}

/**
 * Enlarges an image, and shrinks it again.
 * @param onMove called with the movement from one size to the other
 * @returns the width in CSS pixels of the enlarged image, or undefined; `toggle`; `end`, without movement; and `keys`
 */
export function useZoom(onMove: (movement: Movement) => void) {
  const [zoom, setZoom] = useState<Zoom>();

  /** @param at where in the window the visitor clicked; undefined for the center of the image */
  function toggle(image: HTMLImageElement, at?: { clientX: number; clientY: number }) {
    const from = boundsOf(image);
    const point = at
      ? { x: (at.clientX - from.x) / from.width, y: (at.clientY - from.y) / from.height }
      : CENTER;
    const pixels = Number(image.getAttribute('width'));
    const enlarged = Math.max(MIN_ZOOM * from.width, Math.min(pixels, MAX_ZOOM * from.width));
    setZoom({ image, from, point, width: zoom?.width ? undefined : enlarged });
  }

  const move = useEffectEvent(({ image, from, point, width }: Zoom) => {
    if (width) scrollTo(image, from, point);
    onMove(movement(image, boundsOf(image), from));
  });
  useLayoutEffect(() => {
    if (zoom) move(zoom);
  }, [zoom]);

  function pan(x: number, y: number) {
    const step = innerWidth * PAN;
    scrollerOf(zoom?.image)?.scrollBy({ left: x * step, top: y * step, behavior: 'instant' });
  }

  return {
    zoomedWidth: zoom?.width,
    toggle,
    end: () => setZoom(undefined),
    /** What keys do while the image is enlarged. */
    keys: {
      ArrowLeft: () => pan(-1, 0),
      ArrowRight: () => pan(1, 0),
      ArrowUp: () => pan(0, -1),
      ArrowDown: () => pan(0, 1),
    },
  };
}

const scrollerOf = (image: HTMLImageElement | undefined) => image?.closest('div');

/** Scrolls an enlarged image so that a point of it is where it was before. */
function scrollTo(image: HTMLImageElement, from: DOMRect, { x, y }: Point) {
  const { left, top, width, height } = image.getBoundingClientRect();
  scrollerOf(image)?.scrollBy({
    left: left + x * width - (from.x + x * from.width),
    top: top + y * height - (from.y + y * from.height),
    behavior: 'instant',
  });
}
