import { hold } from '../../site/support/host';
import { expect, test } from '../../site/support/test';
import { layoutShift } from '../../site/support/watch';

for (const path of ['./', 'about/']) {
  test(`the first screen of ${path} keeps its lines when typefaces arrive late`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const releaseFonts = await hold(page, '**/*.woff2');
      const isNeeded = page.waitForRequest('**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await isNeeded;
      const before = await layoutShift(page);
      releaseFonts();
      await page.evaluate(() => document.fonts.ready);
      const shift = (await layoutShift(page)) - before;
      expect.soft(shift, `at ${width} px`).toBeLessThan(0.001);
      await page.unroute('**/*.woff2');
    }
  });
}
