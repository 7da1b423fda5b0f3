'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { decode } from '@/lib/decode';

/** Time between a change of route and the scroll, in milliseconds. */
const DELAY = 100;

/** Scrolls smoothly to the element that the hash of the URL names, after each change of route. */
export function ScrollToHash() {
  const pathname = usePathname();
  useEffect(() => {
    if (location.hash) return scrollToHash(location.hash.slice(1));
  }, [pathname]);
  return null;
}

/**
 * Scrolls smoothly to an element after a delay.
 * @param hash its id, which may be percent-encoded:
 *   https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 * @returns cancels the scroll
 */
export function scrollToHash(hash: string): () => void {
  const timer = setTimeout(() => {
    const target = document.getElementById(hash) ?? document.getElementById(decode(hash));
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  }, DELAY);
  return () => clearTimeout(timer);
}
