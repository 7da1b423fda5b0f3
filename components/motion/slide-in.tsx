'use client';

import * as m from 'framer-motion/m';
import { useRef, type ReactNode } from 'react';
import { easeOut } from './ease-out';
import { useHiddenBelowFold } from './use-hidden-below-fold';

interface SlideInProps {
  /** For `aria-labelledby` of the section. */
  id: string;
  children: ReactNode;
  className?: string;
}

const variants = {
  hidden: { x: '-2rem', transition: { duration: 0 } },
  shown: { x: 0, transition: { duration: 0.5, ease: easeOut } },
};

/** A heading of a section, which slides in when it is first scrolled into view. */
export function SlideIn({ id, children, className }: SlideInProps) {
  const element = useRef<HTMLHeadingElement>(null);
  const variant = useHiddenBelowFold(element);
  return (
    <m.h2 ref={element} id={id} className={className} variants={variants} animate={variant}>
      {children}
    </m.h2>
  );
}
