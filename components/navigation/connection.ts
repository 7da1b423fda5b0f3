declare global {
  interface Navigator {
    /** Only in Chromium: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    connection?: {
      saveData?: boolean;
      /** Round-trip time in milliseconds. */
      rtt?: number;
    };
  }
}

/** From this round-trip time on, in milliseconds, documents show their text before the router does. */
const SLOW = 150;

/**
 * Whether links load documents. On a slow connection that is faster: a document shows its text after one request, but
 * the router needs the page's scripts too. Documents also save data, because nothing is prefetched.
 */
export function prefersDocuments(): boolean {
  const { saveData = false, rtt = timeToFirstByte() } = navigator.connection ?? {};
  return saveData || rtt >= SLOW;
}

/** How long the first page of the visit took to start, in milliseconds. */
function timeToFirstByte(): number {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming ? page.responseStart - page.requestStart : 0;
}
