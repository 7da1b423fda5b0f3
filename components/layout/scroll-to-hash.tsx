'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { decode } from '@/lib/urls';

/** Time between a change of route and the scroll, in milliseconds. */
const DELAY = 100;

/** Whether a link to a hash on another page is being followed. */
let isFollowing = false;

/**
 * Scrolls to the hash of the URL, after a link has led to another page. On document loads and Back, browsers restore
 * the scroll position themselves.
 */
export function ScrollToHash() {
  const pathname = usePathname();
  useEffect(() => {
    if (!isFollowing) return;
    isFollowing = false;
    return scrollToHash(location.hash.slice(1));
  }, [pathname]);
  return null;
}

/** Scrolls to the hash of a link, without its #. */
export function followHash(hash: string, isOnPage: boolean): void {
  if (isOnPage) scrollToHash(hash);
  else isFollowing = true;
}

/**
 * Scrolls smoothly to the element with an id, which may be percent-encoded:
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
function scrollToHash(hash: string): () => void {
  const timer = setTimeout(() => {
    const target = document.getElementById(hash) ?? document.getElementById(decode(hash));
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  }, DELAY);
  return () => clearTimeout(timer);
}
