'use client';

import { useEffect } from 'react';

/**
 * Sets `data-hydrated` on the document and dispatches the event `hydrated`. The script in the head
 * then repeats a click that came before hydration.
 */
export function Hydrated() {
  useEffect(() => {
    // Effects of outer components run last, and Next's router is one. Before its effect has run, it
    // misses entries that are pushed to the history. https://react.dev/reference/react/useEffect
    queueMicrotask(() => {
      document.documentElement.dataset.hydrated = '';
      window.dispatchEvent(new Event('hydrated'));
    });
  }, []);
  return null;
}
