'use client';

import * as m from 'framer-motion/m';
import { useRef, type ReactNode } from 'react';
import { useHiddenBelowFold } from './use-hidden-below-fold';

interface RevealProps {
  children: ReactNode;
  className?: string;
}

const variants = {
  hidden: { opacity: 0, transition: { duration: 0 } },
  shown: { opacity: 1, transition: { duration: 1 } },
};

/** Fades its content in, once, when it is first scrolled into view. */
export function Reveal({ children, className }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  const variant = useHiddenBelowFold(element);
  return (
    <m.div ref={element} className={className} variants={variants} animate={variant}>
      {children}
    </m.div>
  );
}
