import { useRef, type TouchEvent } from 'react';

/** How far a finger must move, in CSS pixels. */
const DISTANCE = 40;

/**
 * Listens to swipes with one finger. While the visitor has enlarged the page with two fingers, the browser moves it, and
 * cancels the touch.
 * @param onSwipe called with 1 after a swipe to the left, and with -1 after one to the right
 * @returns the listeners of the element
 */
export function useSwipe(onSwipe: (by: number) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd({ changedTouches: { 0: end } }: TouchEvent) {
      if (!start.current || !end) return;
      const x = end.clientX - start.current.clientX;
      const y = end.clientY - start.current.clientY;
      if (Math.abs(x) > Math.max(DISTANCE, Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
