/* The time until a page is there: a sign of waiting, and then its document in place of the router's data. */

import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Time between a click and the sign of waiting, in milliseconds. */
const SIGN_DELAY = 200;

/** Time between a click and loading the document, in milliseconds. */
const DOCUMENT_DELAY = 5000;

/** A page that is not shown yet, after a click on a link, or after Back or Forward. */
export interface AwaitedPage {
  /** Loads the document of the page, because the router takes too long; undefined if it is already being loaded. */
  loadDocument?: () => void;
  /**
   * Called when the page is shown.
   * @returns optionally a function that is called before the next page is shown
   */
  onShown: () => void | (() => void);
}

/**
 * Waits for one page at a time.
 * @returns `awaitPage`, which begins to wait, and forgets a page that was awaited before; `endWait`; `showPage`, for the
 *   moment when a page is shown; and `isWaiting`, which is true after a while
 */
export function useAwaitedPage() {
  const [isWaiting, setWaiting] = useState(false);
  const awaited = useRef<AwaitedPage>(undefined);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  function forget() {
    for (const timer of timers.current) clearTimeout(timer);
    awaited.current = undefined;
  }

  function awaitPage(page: AwaitedPage) {
    forget();
    awaited.current = page;
    timers.current = [
      setTimeout(() => setWaiting(true), SIGN_DELAY),
      setTimeout(() => page.loadDocument?.(), DOCUMENT_DELAY),
    ];
  }

  function endWait() {
    forget();
    setWaiting(false);
  }

  function showPage() {
    const page = awaited.current;
    endWait();
    return page?.onShown();
  }

  // The browser may keep this document, and show it again after Back.
  const onPageHide = useEffectEvent(endWait);
  useEffect(() => {
    const listener = () => onPageHide();
    addEventListener('pagehide', listener);
    return () => removeEventListener('pagehide', listener);
  }, []);

  return { isWaiting, awaitPage, endWait, showPage };
}
