'use client';

import { LazyMotion, MotionConfig, useReducedMotion } from 'framer-motion';
import { createContext, startTransition, useContext, useState, type ReactNode } from 'react';

/** The easing of all animations, the same as `ease-out` in tailwind.config.ts. */
export const easeOut = [0.22, 1, 0.36, 1] as const;

const MotionReady = createContext(false);

/** Loads the features of framer-motion after hydration, for all `m` components. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  const reducesMotion = useReducedMotion();

  async function loadFeatures() {
    const { domAnimation } = await import('./features');
    // All animated components render again; a transition keeps this from blocking the page.
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
 * Whether `m` components animate. While false, as for visitors who prefer reduced motion, components must not hide
 * anything, or wait for the end of an animation.
 */
export const useMotionReady = (): boolean => useContext(MotionReady);
