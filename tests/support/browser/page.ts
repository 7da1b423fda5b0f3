import { expect, type Page, type Request } from '@playwright/test';

/** The main heading of a page. */
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The links that open a picture of the fixture site large. */
export const pictures = (page: Page) => page.getByRole('link', { name: /^Enlarged/ });

/** React's scripts and Next's: all but the late script and that of the search. */
export const isFrameworkScript = /\/_next\/static\/chunks\/(?!late-|search-)[^/]*\.js$/;

/** Waits until the late script has done its work. */
export const laidOut = (page: Page) =>
  expect(page.locator('body > footer')).toHaveAttribute('data-laid-out');

/** Starts React, which a page otherwise fetches when something needs it, and waits until it runs. */
export async function hydrate(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('needs-react')));
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 1000 });
  }).toPass();
}

/**
 * Waits until a page is idle after loading or an interaction: it is hydrated, all requests are
 * complete, and their responses have caused no further requests. For tests that check that something
 * does not happen.
 */
export async function settled(page: Page): Promise<void> {
  await hydrate(page);
  let last: Request | undefined;
  for (;;) {
    // Not requestIdleCallback: Chromium runs none between a pointer move and the next frame.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    const requests = await page.requests();
    // `sizes` resolves when the response is complete. It rejects for a failed request.
    await Promise.all(requests.map((request) => request.sizes().catch(() => undefined)));
    if (last && last === requests.at(-1)) return;
    last = requests.at(-1);
  }
}

/** Opens a page, and waits until it is idle. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}
