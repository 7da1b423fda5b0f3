import type { Page } from '@playwright/test';

/**
 * Waits until a page has done what it does by itself after loading: for tests that say that
 * something does not happen. Not for waiting until something does; an expectation waits for that.
 */
export async function settled(page: Page): Promise<void> {
  // A sign of intent: script does not wait for the page to be idle.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
