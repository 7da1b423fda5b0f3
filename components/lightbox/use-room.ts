import { useLayoutEffect, useRef, useState, type TouchEvent } from 'react';

/** How far a finger must move, in CSS pixels. */
const SWIPE = 40;

/**
 * The element that has the images.
 * @param onSwipe called after a swipe with one finger, with 1 to the left, and with -1 to the right. While the visitor
 *   has enlarged the page with two fingers, the browser moves it, and cancels the touch.
 * @returns its `room`, a ref; its `width` and `height` in CSS pixels, zero at first; and its `listeners`
 */
export function useRoom(onSwipe: (by: number) => void) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const start = useRef<{ clientX: number; clientY: number }>(undefined);

  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return;
    // With the scroll bars of an enlarged image.
    const measure = () => setSize({ width: current.offsetWidth, height: current.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const listeners = {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd({ changedTouches: { 0: end } }: TouchEvent) {
      if (!start.current || !end) return;
      const x = end.clientX - start.current.clientX;
      const y = end.clientY - start.current.clientY;
      if (Math.abs(x) > Math.max(SWIPE, Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
    },
  };
  return { room, ...size, listeners };
}
