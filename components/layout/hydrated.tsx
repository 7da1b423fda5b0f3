'use client';

import { useEffect } from 'react';

/**
 * Sets `data-hydrated` on the document and dispatches the event `hydrated`, after which React answers
 * what was clicked before (build/export/browser/start-react.ts).
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
