import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { hold } from '../../support/browser/host';
import { askedBeforePaint } from '../../support/browser/watch';

for (const path of ['projects/', 'atlas/']) {
  test(`on a phone ${path} is painted with a copy of its first picture`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const letThrough = await hold(page, '**/images/atlas.svg');
    await page.goto(path);
    const early = await askedBeforePaint(page);
    expect(early.filter((url) => url.endsWith('/atlas.svg'))).toEqual([]);
    const first = page.locator('.first-picture');
    await expect(first).toHaveCSS('background-image', /^url\("data:image\/avif/);
    letThrough();
    await expect(first.locator('img')).toHaveJSProperty('naturalWidth', 1600);
    // The copy does not stand behind it.
    await expect(first).toHaveCSS('background-image', 'none');
  });
}

test.describe('on the screen of a phone', () => {
  test.use({ deviceScaleFactor: 3, isMobile: true });

  // A picture of few bytes, such as the fixture's, is never the largest paint.
  const photo = sharp({
    create: {
      ...{ width: 1600, height: 1000, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

  for (const width of [360, 375, 393, 412, 430]) {
    test(`the copy is the largest paint at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      const body = await photo;
      await page.route('**/images/atlas.svg', (route) =>
        route.fulfill({ contentType: 'image/jpeg', body }),
      );
      await page.goto('atlas/');
      const first = page.locator('.first-picture');
      await expect(first).toHaveAttribute('data-loaded');
      await first.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      const largest = await page.evaluate(
        () =>
          new Promise<string | undefined>((done) => {
            const look = () =>
              new PerformanceObserver((list) => {
                const [last] = list.getEntries().slice(-1) as LargestContentfulPaint[];
                done(last?.element?.className);
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            // The picture is painted in one of the next two frames.
            requestAnimationFrame(() => requestAnimationFrame(look));
          }),
      );
      expect(largest).toContain('first-picture');
    });
  }
});
