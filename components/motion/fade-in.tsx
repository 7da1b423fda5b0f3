import { domMin, LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

/** Length of the fade, in seconds. */
const FADE = 1;

interface FadeInProps {
  children: ReactNode;
  className?: string;
}

/** Fades its content in. Loaded with all that it needs when the first content is to appear. */
export function FadeIn({ children, className }: FadeInProps) {
  return (
    <LazyMotion features={domMin} strict>
      <m.div
        className={className}
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={{ duration: FADE }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
