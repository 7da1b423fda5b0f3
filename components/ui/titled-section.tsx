'use client';

import * as m from 'framer-motion/m';
import { useId, useRef, type ReactNode } from 'react';
import { easeOut } from '../motion/motion-provider';
import { useReveal } from '../motion/use-reveal';

interface TitledSectionProps {
  title: string;
  children: ReactNode;
  className?: string;
  id?: string;
  /** Whether the heading is as large as those of a text, on pages that mix both. */
  isInText?: boolean;
}

const variants = {
  hidden: { x: '-2rem', transition: { duration: 0 } },
  shown: { x: 0, transition: { duration: 0.5, ease: easeOut } },
};

/** A section with a heading that also names its landmark, and slides in once. */
export function TitledSection({
  title,
  children,
  className = '',
  id,
  isInText,
}: TitledSectionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const variant = useReveal(heading);
  return (
    <section id={id} aria-labelledby={headingId} className={className}>
      <m.h2
        ref={heading}
        id={headingId}
        className={`animate-slide-in font-display font-bold ${isInText ? 'text-heading tracking-snug' : 'text-section tracking-tight'}`}
        variants={variants}
        animate={variant}
      >
        {title}
      </m.h2>
      {children}
    </section>
  );
}
