import { useInView } from 'framer-motion';
import { useEffect, useState, type RefObject } from 'react';
import { useMotionReady } from './motion-provider';

/** How far below the fold an element comes in, in screens. */
const LEAD = 0.25;

/** How long an element must be ahead of the reader to be hidden, in milliseconds. Others are flung past. */
const PAUSE = 150;

/**
 * Animates an element in, shortly before it is scrolled into view. It is hidden only while it lies between a quarter of
 * a screen and one screen below the fold, and not if any part of it was visible or passed before.
 * @returns the variant to animate to; undefined to leave the element as it is
 */
export function useReveal(element: RefObject<HTMLElement | null>): 'hidden' | 'shown' | undefined {
  const isReady = useMotionReady();
  // Everything above counts too, because a jump may skip the screen.
  const isReached = useInView(element, { once: true, margin: `1000000px 0px ${LEAD * 100}% 0px` });
  const isNear = useInView(element, { margin: '0px 0px 100% 0px' });
  const isAhead = isReady && isNear && !isReached;
  const [wasHidden, setWasHidden] = useState(false);

  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => {
      // The observer of a busy page may be late.
      const { top = 0 } = element.current?.getBoundingClientRect() ?? {};
      if (top > (1 + LEAD) * innerHeight) setWasHidden(true);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isAhead, element]);

  if (!wasHidden) return undefined;
  return isAhead ? 'hidden' : 'shown';
}
