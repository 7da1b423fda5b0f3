'use client';

import { useEffect } from 'react';

/**
 * Tells the script in the page's head that script answers now, so that it repeats a click that came too early,
 * and marks the document for whoever comes later.
 */
export function Hydrated() {
  useEffect(() => {
    // Effects of what is further out run last, and Next's router is: before its own effect it does
    // not see what is pushed to the history. https://react.dev/reference/react/useEffect
    queueMicrotask(() => {
      document.documentElement.dataset.hydrated = '';
      window.dispatchEvent(new Event('hydrated'));
    });
  }, []);
  return null;
}
