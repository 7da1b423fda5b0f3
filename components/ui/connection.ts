declare global {
  interface Navigator {
    /** Only in Chromium: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    connection?: { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };
  }
}

/** From this time to the first byte on, in milliseconds, a connection is `3g`: https://wicg.github.io/netinfo/#dfn-table */
const SLOW = 270;

/**
 * Whether links load documents. On a slow connection that is faster: a document shows its text after one request, but
 * the router needs the page's scripts too. Documents also save data, because nothing is prefetched.
 */
export function prefersDocuments(): boolean {
  const { saveData = false, effectiveType } = navigator.connection ?? {};
  return saveData || (effectiveType ? effectiveType !== '4g' : isSlow());
}

/** Estimates the connection where the browser does not tell it: how long the first page of the visit took to start. */
function isSlow(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return false;
  return page.responseStart - page.requestStart >= SLOW;
}
