import { useEffect, useState, type RefObject } from 'react';
import { useMotionReady } from './motion-provider';

/**
 * For what animates once when it is first scrolled into view. The HTML of the server shows it; it is
 * hidden only if it lies below the screen when animations are ready.
 * @param element the element that animates
 * @returns the name of the variant to animate to, undefined for none, and a function for when the
 *   element enters the viewport
 */
export function useHiddenBelowFold(element: RefObject<HTMLElement | null>) {
  const isReady = useMotionReady();
  const [variant, setVariant] = useState<'hidden' | 'shown'>();

  useEffect(() => {
    if (!isReady || !element.current) return;
    const isBelow = element.current.getBoundingClientRect().top > innerHeight;
    if (isBelow) setVariant('hidden');
  }, [isReady, element]);

  const show = () => setVariant((current) => current && 'shown');
  return { variant, show };
}
