declare global {
  interface Navigator {
    /** Only in Chromium: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    connection?: { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };
  }
}

/**
 * Whether links load documents. On a slow connection that is faster: a document shows its text after one request, but
 * the router needs the page's scripts too. Documents also save data, because nothing is prefetched.
 */
export function prefersDocuments(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData || effectiveType !== '4g';
}
