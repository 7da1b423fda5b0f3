import { useEffect, useState, type RefObject } from 'react';
import { useMotionReady } from './motion-provider';

/**
 * Animates an element once, when it is first scrolled into view. It is hidden only if it is below the fold when
 * animations are ready.
 * @returns the variant to animate to; undefined to leave the element as it is
 */
export function useHiddenBelowFold(
  element: RefObject<HTMLElement | null>,
): 'hidden' | 'shown' | undefined {
  const isReady = useMotionReady();
  const [variant, setVariant] = useState<'hidden' | 'shown'>();

  useEffect(() => {
    if (!isReady || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      if (isIntersecting) {
        setVariant((current) => current && 'shown');
        observer.disconnect();
      } else if (boundingClientRect.top > 0) {
        setVariant('hidden');
      }
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isReady, element]);

  return variant;
}
