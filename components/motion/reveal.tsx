'use client';

import { useInView, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Length of the fade, in seconds. */
const FADE = 1;

interface RevealProps {
  children: ReactNode;
  className?: string;
}

/**
 * Fades its content in once, when it first scrolls into view. The content is in the page and
 * visible from the start: it is hidden only after script has seen that it lies below the fold.
 */
export function Reveal({ children, className }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isInView = useInView(ref, { once: true });
  const isStill = useReducedMotion();
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const isBelowFold = (ref.current?.getBoundingClientRect().top ?? 0) > window.innerHeight;
    if (isBelowFold && !isStill) setHidden(true);
  }, [isStill]);

  const fade = isHidden
    ? { animate: { opacity: isInView ? 1 : 0 }, transition: { duration: isInView ? FADE : 0 } }
    : {};
  return (
    <m.div ref={ref} className={className} {...fade}>
      {children}
    </m.div>
  );
}
