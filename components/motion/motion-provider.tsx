'use client';

import { LazyMotion, MotionConfig, useReducedMotion } from 'framer-motion';
import { createContext, startTransition, useContext, useState, type ReactNode } from 'react';

/** The curve of all animations, as `ease-out` in tailwind.config.ts. */
export const easeOut = [0.22, 1, 0.36, 1] as const;

const MotionReady = createContext(false);

/**
 * Loads the features of framer-motion after hydration, for all `m` components. Visitors who want less
 * motion get none.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  const reducesMotion = useReducedMotion();

  async function loadFeatures() {
    const { domAnimation } = await import('./features');
    // Everything that animates renders again. As a transition, it does not block the page.
    startTransition(() => setReady(true));
    return domAnimation;
  }

  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <MotionReady value={isReady && !reducesMotion}>{children}</MotionReady>
      </MotionConfig>
    </LazyMotion>
  );
}

/**
 * Whether `m` components animate: not before framer-motion's features are there, and never for visitors who
 * want less motion. Without it, they must hide nothing, and nothing must wait for the end of an animation.
 */
export const useMotionReady = (): boolean => useContext(MotionReady);
