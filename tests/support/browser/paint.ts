import type { Page } from '@playwright/test';

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
