import type { Page } from '@playwright/test';

/** Scrolls to the end of a page in steps, so that lazy and animated content appears. */
export async function readToTheEnd(page: Page): Promise<void> {
  const screen = await page.evaluate(() => window.innerHeight);
  // The page may grow while scrolling.
  let height = Infinity;
  for (let top = 0; top < height; top += screen) {
    height = await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    }, top);
  }
}
