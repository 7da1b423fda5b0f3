import type { TargetAndTransition } from 'framer-motion';

/** Where an image is in the window, in CSS pixels. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width'>;

/**
 * The movement of an image of the lightbox, with corners that look the same at each size.
 * @param image the element that moves; its `offsetParent` may scroll
 * @param from where it comes from
 * @param to where it goes, by default to where it is laid out
 */
export function movementOf(image: HTMLElement, from: Place, to?: Place): TargetAndTransition {
  const { offsetLeft, offsetTop, offsetWidth: width, offsetParent } = image;
  const room = offsetParent!.getBoundingClientRect();
  const left = room.left + offsetLeft - offsetParent!.scrollLeft;
  const top = room.top + offsetTop - offsetParent!.scrollTop;
  const radius = parseFloat(getComputedStyle(image).borderRadius);
  const keyframe = (place: Place) => {
    const scale = place.width / width;
    return {
      transform: `translate(${place.left - left}px, ${place.top - top}px) scale(${scale})`,
      clipPath: `inset(0px round ${radius / scale}px)`,
    };
  };
  const start = keyframe(from);
  const end = keyframe(to ?? { left, top, width });
  return { transform: [start.transform, end.transform], clipPath: [start.clipPath, end.clipPath] };
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
