import type { Page } from '@playwright/test';

/**
 * Records the errors and warnings of a page from now on.
 *
 * @returns a live list of console errors, console warnings and uncaught errors
 */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.message}`));
  return complaints;
}

/**
 * Records the requests of a page from now on.
 *
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

/** The URLs of the files that a page requested before its first paint. */
export const askedBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry | undefined>((done) =>
      new PerformanceObserver((list) => done(list.getEntries().at(-1))).observe({
        type: 'paint',
        buffered: true,
      }),
    );
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
      .map(({ name }) => name.replace(/[?#].*$/, ''))
      .filter((name) => !name.startsWith('data:'));
  });
