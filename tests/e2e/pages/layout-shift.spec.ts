import { exportedPages } from '../../support/browser/exported-pages';
import { hold } from '../../support/browser/host';
import { animated } from '../../support/browser/page';
import { expect, test } from '../../support/browser/test';
import { layoutShift } from '../../support/browser/watch';

for (const width of [320, 768, 1280]) {
  test(`nothing moves what is read at ${width} px, on no page`, async ({
    browser,
    out,
    baseURL,
  }) => {
    test.slow();
    for (const { path } of exportedPages(out)) {
      // A page of its own, whose fonts are not in the cache.
      const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
      const releaseFonts = await hold(page, '**/*.woff2');
      // The page is not loaded while its fonts are held.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await animated(page);
      const before = await layoutShift(page);
      expect.soft(before, path).toBeLessThan(0.01);
      releaseFonts();
      await page.evaluate(() => document.fonts.ready);
      // A line may break elsewhere in the font that arrives.
      expect.soft(await layoutShift(page), `fonts of ${path}`).toBeLessThan(0.05);
      await page.close();
    }
  });
}
