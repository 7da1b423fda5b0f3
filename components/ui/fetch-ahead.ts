/*
 * Fetches the page behind a link before it is clicked: the one file that Next asks for on a click, whose
 * request is answered here. Next's own prefetching takes seven requests in three round trips, and asks for
 * that file again: docs/post-processing.md.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/router-reducer/fetch-server-response.ts
 */

/** How long an answer may be used, in milliseconds: as long as Next uses what it fetched ahead. */
const LASTS = 300_000;

/** What was fetched ahead, by its address without the query. */
const ahead = new Map<string, { since: number; response: Promise<Response> }>();

let ask: typeof fetch | undefined;

/**
 * Fetches the data of a page of this site, and the scripts that it needs and this page has not, once.
 * @param page whole address of the page; nothing is fetched for the page that is shown
 */
export function fetchAhead(page: string): void {
  const { origin, pathname } = new URL(page);
  if (origin !== location.origin || pathname === location.pathname) return;
  // The server for writing has no such files.
  if (process.env.NODE_ENV === 'development') return;
  const address = `${pathname}index.txt`;
  if (isFresh(address)) return;
  if (!ask) {
    ask = window.fetch.bind(window);
    window.fetch = answer;
  }
  const response = ask(address, { priority: 'low' });
  ahead.set(address, { since: performance.now(), response });
  response
    .then(async (fetched) => {
      if (!fetched.ok) throw new Error(`${address}: ${fetched.status}`);
      preloadScripts(await fetched.clone().text());
    })
    // The click asks again, and says what is wrong.
    .catch(() => ahead.delete(address));
}

const isFresh = (address: string) =>
  performance.now() - (ahead.get(address)?.since ?? -Infinity) < LASTS;

/** Like `fetch`, with the answers that are there already. Next marks its requests with a query. */
const answer: typeof fetch = async (input, init) => {
  const { origin, pathname } = new URL(String(input), location.href);
  const isAhead = origin === location.origin && isFresh(pathname);
  const response = isAhead && (await ahead.get(pathname)?.response.catch(() => undefined));
  return response && response.ok ? response.clone() : (ask ?? fetch)(input, init);
};

/** Lines of React's data that name a script: https://github.com/facebook/react/blob/main/packages/react-client/src/ReactFlightClient.js */
const scriptLine = /^[\da-f]+:"([^"\s]*\/_next\/static\/chunks\/[^"\s]+\.js)"$/gm;

function preloadScripts(data: string) {
  for (const [, href = ''] of data.matchAll(scriptLine)) {
    if (document.querySelector(`[src="${href}"], [href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  }
}
