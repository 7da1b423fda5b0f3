'use client';

/* Changes of page as view transitions. */

import { usePathname } from 'next/navigation';
import {
  useEffect,
  useState,
  ViewTransition,
  type ReactNode,
  type ViewTransitionProps,
} from 'react';
import { useNavigation } from '../navigation/navigation-provider';

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
 * Ends a running transition early, and repeats the click that asked for it. During a transition, elements are captured
 * as images and cannot be clicked: https://drafts.csswg.org/css-view-transitions-1/#captured-in-a-view-transition
 */
async function skipTransition(click: MouseEvent) {
  const transition = document.activeViewTransition;
  if (!transition || !(click.target as Element).matches('html, body')) return;
  transition.skipTransition();
  await transition.finished;
  const target = document.elementFromPoint(click.clientX, click.clientY);
  target?.dispatchEvent(new MouseEvent('click', click));
}

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
