import { hold } from './support/host';
import { animated } from './support/page';
import { expect, test } from './support/test';
import { layoutShift } from './support/watch';

test('on phones, nothing shifts before the fonts load, and little then', async ({
  page,
  pages,
}) => {
  test.slow();
  await page.setViewportSize({ width: 412, height: 800 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { servedHeight: document.documentElement.scrollHeight });
    });
  });
  for (const { path } of pages) {
    const releaseFonts = await hold(page, '**/*.woff2');
    // The page has not loaded while its fonts are held.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await animated(page);
    expect.soft(await layoutShift(page), path).toBeLessThan(0.001);
    // Browsers only count what shifts in view.
    const growth = await page.evaluate(() => {
      const { servedHeight = 0 } = window as { servedHeight?: number };
      return document.documentElement.scrollHeight - servedHeight;
    });
    expect.soft(Math.abs(growth), `growth of ${path}`).toBeLessThanOrEqual(1);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    // Lines may break elsewhere. What counts as good: https://web.dev/articles/cls
    expect.soft(await layoutShift(page), `fonts of ${path}`).toBeLessThan(0.1);
    await page.unroute('**/*.woff2');
  }
});
