'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { decode } from '@/lib/decode';

/** Time between a change of route and the scroll to its hash, in milliseconds. */
const SCROLL_DELAY = 100;

/** Scrolls smoothly to the element that the hash of the URL names, after each change of route. */
export function ScrollToHash() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    return scrollSoon();
  }, [pathname]);

  // A link to a hash of the page that is shown changes the URL without changing the path.
  useEffect(() => {
    let cancel = () => {};
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href*="#"]');
      if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname) return;
      cancel();
      cancel = scrollSoon();
    };
    document.addEventListener('click', onClick);
    return () => {
      cancel();
      document.removeEventListener('click', onClick);
    };
  }, []);

  // A link to a part of a page makes an entry in the history that Next knows nothing of. Coming back
  // to it from another page, Next would change the URL and leave that other page standing.
  useEffect(() => {
    const shown = location.pathname;
    let known: unknown = history.state;
    const remember = () => (known = history.state ?? known);
    const onPopState = ({ state }: PopStateEvent) => {
      if (state !== null) return;
      if (location.pathname === shown) history.replaceState(known, '');
      else location.reload();
    };
    addEventListener('click', remember, true);
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('click', remember, true);
      removeEventListener('popstate', onPopState);
    };
  }, [pathname]);

  return null;
}

function scrollSoon() {
  const timer = setTimeout(() => {
    const written = location.hash.slice(1);
    // Like browsers, the id as it is written first: that of a footnote may hold percent signs.
    const target = document.getElementById(written) ?? document.getElementById(decode(written));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  }, SCROLL_DELAY);
  return () => clearTimeout(timer);
}
