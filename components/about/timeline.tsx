'use client';

import { useScroll } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef, type ReactNode } from 'react';
import { useMotionReady } from '../motion/motion-provider';

/** A timeline whose line fills as the reader scrolls. Until animations are ready, the line is full. */
export function Timeline({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  const timeline = useRef<HTMLDivElement>(null);
  const { scrollYProgress } = useScroll({ target: timeline, offset: ['start 0.8', 'end 0.8'] });
  const isReady = useMotionReady();
  return (
    <div
      ref={timeline}
      className={`relative ps-[min(2.5rem,11vw)] max-md:mx-bleed lg:ps-0 ${className}`}
    >
      {/* On the left on phones, between years and cards on wide screens. */}
      <div className="absolute top-3 bottom-0 start-[0.5625rem] w-[2px] bg-line lg:start-[calc(25%+1px)] forced-color-adjust-none forced-colors:bg-[CanvasText]">
        <m.div
          className="h-full origin-top bg-accent forced-colors:bg-[CanvasText]"
          style={isReady ? { scaleY: scrollYProgress } : undefined}
        />
      </div>
      {children}
    </div>
  );
}
