'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Dispatches the event `navigated` on the window when React shows another page (lib/enhance/). */
export function Navigated() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.dispatchEvent(new Event('navigated'));
  }, [pathname]);

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
