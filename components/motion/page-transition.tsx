'use client';

import { usePathname } from 'next/navigation';
import {
  useEffect,
  useState,
  ViewTransition,
  type ReactNode,
  type ViewTransitionProps,
} from 'react';
import { useNavigation } from '../layout/navigation-provider';

/** Cross-fades a page and the next one. The durations are in globals.css. */
export function PageTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname();

  useEffect(() => {
    document.addEventListener('click', skipTransition, true);
    return () => document.removeEventListener('click', skipTransition, true);
  }, []);

  return (
    <Transition key={pathname} enter="page" exit="page">
      {children}
    </Transition>
  );
}

/**
 * A view transition, unless the page was awaited: it would come later still, because a slow phone needs up to 300 ms
 * for the pictures of both pages.
 */
function Transition({ children, ...props }: ViewTransitionProps) {
  const { isWaiting } = useNavigation();
  // React starts a transition whenever it adds a ViewTransition, whatever its props are.
  const [wasAwaited] = useState(isWaiting);
  if (wasAwaited) return children;
  const none = isWaiting && ({ enter: 'none', exit: 'none', share: 'none' } as const);
  return (
    <ViewTransition {...props} {...none} default="none">
      {children}
    </ViewTransition>
  );
}

/**
 * Skips the rest of a running transition. Meanwhile the browser finds no elements under the pointer, so the click is
 * repeated: https://drafts.csswg.org/css-view-transitions-1/#captured-in-a-view-transition
 */
function skipTransition(click: MouseEvent) {
  const running = document.getAnimations().filter(isOfTransition);
  for (const animation of running) animation.finish();
  if (running.length > 0 && isOutsideContent(click.target)) repeatClick(click, 10);
}

/** Repeats a click on the new page, as soon as it is under the pointer instead of the transition. */
function repeatClick(click: MouseEvent, frames: number) {
  requestAnimationFrame(() => {
    const target = document.elementFromPoint(click.clientX, click.clientY);
    if (!isOutsideContent(target)) target?.dispatchEvent(new MouseEvent('click', click));
    else if (frames > 0) repeatClick(click, frames - 1);
  });
}

const isOutsideContent = (target: EventTarget | null) =>
  target === document.body || target === document.documentElement;

const isOfTransition = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');

interface ProjectImageTransitionProps {
  slug: string;
  children: ReactNode;
}

/** Lets the image of a project's card grow into the image of its page, and back. */
export const ProjectImageTransition = ({ slug, children }: ProjectImageTransitionProps) => (
  <Transition name={`project-${slug}`} share="image">
    {children}
  </Transition>
);
