import type { Page } from '@playwright/test';

/** Scrolls down a page as a reader does, so that everything that waits for that appears. */
export async function readToTheEnd(page: Page): Promise<void> {
  const screen = await page.evaluate(() => window.innerHeight);
  // A page may grow while it is read.
  let height = Infinity;
  for (let top = 0; top < height; top += screen / 2) {
    height = await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    }, top);
  }
}
