import type { Page } from '@playwright/test';

/**
 * Records the errors and warnings of a page from now on. Chromium reports violations of the policy to the
 * console.
 * @returns a live list of console errors, console warnings and uncaught errors
 */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`Uncaught: ${error.message}`));
  return messages;
}

/**
 * Records the requests of a page from now on.
 * @param matches filters the requests by URL
 * @returns a live list of methods and paths, in order
 */
export function watchRequests(page: Page, matches: (url: URL) => boolean): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (matches(url)) requests.push(`${request.method()} ${url.pathname}`);
  });
  return requests;
}

/** The paths of the files that a page requested before its first paint. */
export const requestedBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((done) =>
      new PerformanceObserver((list) => done(list.getEntries()[0]?.startTime ?? 0)).observe({
        type: 'paint',
        buffered: true,
      }),
    );
    // On a busy machine, scripts start before the paint, one second after `load`.
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const limit = Math.min(paint, page!.loadEventStart + 1000);
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime, name }) => startTime < limit && !name.startsWith('data:'))
      .map(({ name }) => new URL(name).pathname);
  });

/** The cumulative layout shift of a page so far, with shifts after input: https://web.dev/articles/cls */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as LayoutShift).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer gets what is buffered before the frame after the next.
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );

interface LayoutShift extends PerformanceEntry {
  value: number;
}
