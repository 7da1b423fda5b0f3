import type { Page, Request } from '@playwright/test';

/**
 * Waits until a page has done what it does by itself after loading, or after what a visitor did: script
 * runs, every request is answered, and what was done with the answers has led to no other request.
 * For tests that say that something does not happen.
 */
export async function settled(page: Page): Promise<void> {
  // A sign of intent: script does not wait for the page to be idle.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  let last: Request | undefined;
  for (;;) {
    // Not an idle callback: Chromium has none between a move of the pointer and the next frame.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    const requests = await page.requests();
    // Sizes are known when all of an answer is there; a request that failed has none.
    await Promise.all(requests.map((request) => request.sizes().catch(() => undefined)));
    if (last && last === requests.at(-1)) return;
    last = requests.at(-1);
  }
}
