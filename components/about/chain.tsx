'use client';

import { useScroll } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef, type ReactNode } from 'react';
import { useMotionReady } from '../motion/motion-provider';

/** The line of the timeline, which fills as the reader scrolls. It is full until animations are ready. */
export function Chain({ children, className = '' }: { children: ReactNode; className?: string }) {
  const chain = useRef<HTMLDivElement>(null);
  const { scrollYProgress } = useScroll({ target: chain, offset: ['start 0.8', 'end 0.8'] });
  const isReady = useMotionReady();
  return (
    <div ref={chain} className={`relative pl-10 max-md:mx-bleed lg:pl-0 ${className}`}>
      {/* At the left on phones, and between years and cards on wide screens. */}
      <div className="absolute top-3 bottom-0 left-[0.5625rem] w-[2px] bg-line lg:left-[calc(25%+1px)] forced-color-adjust-none forced-colors:bg-[CanvasText]">
        <m.div
          className="h-full origin-top bg-accent forced-colors:bg-[CanvasText]"
          style={isReady ? { scaleY: scrollYProgress } : undefined}
        />
      </div>
      {children}
    </div>
  );
}
