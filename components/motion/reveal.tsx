'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Duration of the fade, in seconds. */
const FADE = 1;

interface RevealProps {
  children: ReactNode;
  className?: string;
}

const loadMotion = () => import('framer-motion/dom/mini');

/**
 * Fades its content in when it first scrolls into view. The HTML contains the content visibly. The
 * script hides it only if it lies below the fold, and shows it without animation if the animation
 * code fails to load.
 */
export function Reveal({ children, className }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const element = ref.current;
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || reducesMotion || element.getBoundingClientRect().top <= window.innerHeight)
      return;
    setHidden(true);

    const fadeIn = async () => {
      const motion = await loadMotion().catch(() => undefined);
      motion?.animate(element, { opacity: [0, 1] }, { duration: FADE });
      setHidden(false);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void fadeIn();
    });
    observer.observe(element);
    // Load the animation code on the first scroll.
    const prepare = () => void loadMotion().catch(() => undefined);
    window.addEventListener('scroll', prepare, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', prepare);
    };
  }, []);

  const classes = isHidden ? [className, 'opacity-0 print:opacity-100'].join(' ') : className;
  return (
    <div ref={ref} className={classes}>
      {children}
    </div>
  );
}
