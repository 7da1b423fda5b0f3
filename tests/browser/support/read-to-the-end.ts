import type { Page } from '@playwright/test';

/** Scrolls down a page as a reader does, so that everything that waits for that appears. */
export async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const screen = await page.evaluate(() => window.innerHeight);
  for (let top = 0; top < height; top += screen / 2) {
    await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }, top);
  }
}
