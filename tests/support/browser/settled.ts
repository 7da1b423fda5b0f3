import type { Page, Request } from '@playwright/test';

/**
 * Waits until a page is idle after loading or an interaction: it is hydrated, all requests are
 * complete, and their responses have caused no further requests. For tests that check that something
 * does not happen.
 */
export async function settled(page: Page): Promise<void> {
  // Input starts hydration at once. Otherwise it waits for the page to be idle.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
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
