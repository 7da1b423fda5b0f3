/*
 * Prefetches the page behind a link: the one file that Next fetches on a click. A patched `fetch`
 * then answers Next's request. Next's own prefetching takes seven requests in three round trips and
 * fetches that file again: docs/post-processing.md.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/router-reducer/fetch-server-response.ts
 */

/** How long a response may be used, in milliseconds: as long as Next uses prefetched data. */
const MAX_AGE = 300_000;

/** Prefetched responses by URL path. */
const prefetched = new Map<string, { since: number; response: Promise<Response> }>();

let nativeFetch: typeof fetch | undefined;

/**
 * Prefetches the data of a page of this site, and preloads the scripts that it needs in addition to
 * those of the current page.
 * @param page absolute URL of the page; the current page and other sites are ignored
 */
export function prefetchPage(page: string): void {
  const { origin, pathname } = new URL(page);
  if (origin !== location.origin || pathname === location.pathname) return;
  // The development server has no such files.
  if (process.env.NODE_ENV === 'development') return;
  const path = `${pathname}index.txt`;
  if (isFresh(path)) return;
  if (!nativeFetch) {
    nativeFetch = window.fetch.bind(window);
    window.fetch = fetchWithPrefetched;
  }
  const response = nativeFetch(path, { priority: 'low' });
  prefetched.set(path, { since: performance.now(), response });
  response
    .then(async (fetched) => {
      if (!fetched.ok) throw new Error(`${path}: ${fetched.status}`);
      preloadScripts(await fetched.clone().text());
    })
    // The click fetches it again and reports the error.
    .catch(() => prefetched.delete(path));
}

const isFresh = (path: string) =>
  performance.now() - (prefetched.get(path)?.since ?? -Infinity) < MAX_AGE;

/** Like `fetch`, but uses prefetched responses. The query is ignored, because Next adds one. */
const fetchWithPrefetched: typeof fetch = async (input, init) => {
  const { origin, pathname } = new URL(String(input), location.href);
  const isPrefetched = origin === location.origin && isFresh(pathname);
  const response =
    isPrefetched && (await prefetched.get(pathname)?.response.catch(() => undefined));
  return response && response.ok ? response.clone() : (nativeFetch ?? fetch)(input, init);
};

/** Lines of the RSC payload that name a script: https://github.com/facebook/react/blob/main/packages/react-client/src/ReactFlightClient.js */
const scriptLine = /^[\da-f]+:"([^"\s]*\/_next\/static\/chunks\/[^"\s]+\.js)"$/gm;

function preloadScripts(data: string) {
  for (const [, href = ''] of data.matchAll(scriptLine)) {
    if (document.querySelector(`[src="${href}"], [href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  }
}
