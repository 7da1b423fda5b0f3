'use client';

import * as m from 'framer-motion/m';
import { useRef, type ReactNode } from 'react';
import { easeOut } from './motion-provider';
import { useReveal } from './use-reveal';

interface RevealProps {
  children: ReactNode;
  className?: string;
}

const variants = {
  hidden: { opacity: 0, transition: { duration: 0 } },
  // Most of the change comes early.
  shown: { opacity: 1, transition: { duration: 1, ease: easeOut } },
};

/** Fades its content in, once, when it is about to be scrolled into view. */
export function Reveal({ children, className }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  const variant = useReveal(element);
  return (
    <m.div ref={element} className={className} variants={variants} animate={variant}>
      {children}
    </m.div>
  );
}
