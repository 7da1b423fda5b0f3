'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { decode } from '@/lib/decode';

/** Time between a route change and the scroll to its hash, in milliseconds. */
const SCROLL_DELAY = 100;

/** Scrolls smoothly to the target of the URL's hash after a route change or a click on a hash link. */
export function ScrollToHash() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    return scrollSoon();
  }, [pathname]);

  // A hash link within the page changes the URL but not the path.
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

  // A hash link creates a history entry without Next's state. If the visitor goes back to it from
  // another page, Next changes the URL but keeps showing the other page.
  useEffect(() => {
    const shown = location.pathname;
    let lastState: unknown = history.state;
    const remember = () => (lastState = history.state ?? lastState);
    const onPopState = ({ state }: PopStateEvent) => {
      if (state !== null) return;
      if (location.pathname === shown) history.replaceState(lastState, '');
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
    const fragment = location.hash.slice(1);
    // Try the fragment undecoded first: https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
    // The id of a footnote may contain percent signs.
    const target = document.getElementById(fragment) ?? document.getElementById(decode(fragment));
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  }, SCROLL_DELAY);
  return () => clearTimeout(timer);
}
