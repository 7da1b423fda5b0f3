import { useEffect, useRef, useState } from 'react';

/** Time between a click and the sign of waiting, in milliseconds. */
const SIGN_DELAY = 200;

/** Time between a click and loading the document, in milliseconds. */
const DOCUMENT_DELAY = 5000;

/**
 * Waits for a page, after a click on a link, or after Back or Forward. Not with Next's `useLinkStatus`, which tells
 * nothing of Back, of documents, and of links that are gone, such as a result of the closed search.
 * @returns `wait`, which begins to wait, and loads the document of a page for which the router takes too long;
 *   `endWait`; and `isWaiting`, which is true after a while
 */
export function useWait() {
  const [isWaiting, setWaiting] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  function endWait() {
    for (const timer of timers.current) clearTimeout(timer);
    setWaiting(false);
  }

  function wait(loadDocument?: () => void) {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [
      setTimeout(() => setWaiting(true), SIGN_DELAY),
      setTimeout(() => loadDocument?.(), DOCUMENT_DELAY),
    ];
  }

  // The browser may keep this document, and show it again after Back.
  useEffect(() => {
    addEventListener('pagehide', endWait);
    return () => removeEventListener('pagehide', endWait);
  }, []);

  return { isWaiting, wait, endWait };
}
