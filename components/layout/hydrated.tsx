'use client';

import { useEffect } from 'react';

/**
 * Tells the script in the page's head that script answers now, so that it repeats a click that came too early,
 * and marks the document for whoever comes later.
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
