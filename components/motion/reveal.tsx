'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Length of the fade, in seconds. */
const FADE = 1;

interface RevealProps {
  children: ReactNode;
  className?: string;
}

const loadMotion = () => import('framer-motion/dom/mini');

/**
 * Fades its content in once, when it first scrolls into view. The content is in the page and
 * visible from the start: it is hidden only after script has seen that it lies below the fold, and
 * shown without motion when the code for motion cannot be had.
 */
export function Reveal({ children, className }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const element = ref.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || isStill || element.getBoundingClientRect().top <= window.innerHeight) return;
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
    // The first scroll says that it will be needed.
    const prepare = () => void loadMotion().catch(() => undefined);
    window.addEventListener('scroll', prepare, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', prepare);
    };
  }, []);

  const look = isHidden ? [className, 'opacity-0 print:opacity-100'].join(' ') : className;
  return (
    <div ref={ref} className={look}>
      {children}
    </div>
  );
}
