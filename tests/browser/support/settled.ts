import { expect, type Page, type Request } from '@playwright/test';

/**
 * Waits until a page has done what it does by itself after loading, or after what a visitor did: for
 * tests that say that something does not happen. Not for waiting until something does; an
 * expectation waits for that.
 */
export async function settled(page: Page): Promise<void> {
  // A sign of intent: script does not wait for the page to be idle.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await idle(page);
  await quiet(page);
  await idle(page);
}

const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

/**
 * Waits until nothing is on its way, and nothing more is asked for in half a second. Playwright's
 * own `networkidle` tells of the first such time since the document came, which may be long past.
 */
async function quiet(page: Page): Promise<void> {
  let last: Request | undefined;
  const look = async () => {
    const before = last;
    const requests = await page.requests();
    last = requests.at(-1);
    // Sizes are told when all of an answer is there; a request that failed has none.
    await Promise.all(requests.map((request) => request.sizes().catch(() => undefined)));
    expect(last === before).toBe(true);
  };
  await expect(look).toPass({ intervals: [500] });
}
