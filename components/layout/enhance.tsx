'use client';

import { useEffect } from 'react';

/**
 * The behaviour of pages that needs no React, for `npm run dev`. Exported pages have it in a script of
 * their own (build/export/late-script.ts).
 */
export function Enhance() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    void import('@/lib/enhance/copy');
    void import('@/lib/enhance/dialogs');
    void import('@/lib/enhance/viewer');
    void import('@/lib/enhance/reveal');
    void import('@/lib/enhance/scroll-to-hash');
    void import('@/lib/enhance/theme');
  }, []);
  return null;
}
