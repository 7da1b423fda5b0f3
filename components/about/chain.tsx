'use client';

import { useReducedMotion, useScroll } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef, type ReactNode } from 'react';
import { useMotionReady } from '../motion/motion-provider';

/** The line of the timeline, which fills as the reader scrolls. It is full until animations are ready. */
export function Chain({ children, className }: { children: ReactNode; className?: string }) {
  const chain = useRef<HTMLDivElement>(null);
  const { scrollYProgress } = useScroll({ target: chain, offset: ['start 0.8', 'end 0.8'] });
  const isReady = useMotionReady();
  const reducesMotion = useReducedMotion();
  return (
    <div ref={chain} className={`chain ${className}`}>
      <m.div
        className="chain-line"
        style={isReady && !reducesMotion ? { scaleY: scrollYProgress } : undefined}
      />
      {children}
    </div>
  );
}
