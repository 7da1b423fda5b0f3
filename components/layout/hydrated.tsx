'use client';

import { useEffect } from 'react';

/** Tells the page's loader that script answers now: clicks that came earlier are answered. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
