import { expect, test } from '@playwright/test';
import { exportedPages, largeDocuments } from '../../support/browser/exported-pages';
import { hold } from '../../support/browser/hold';
import { askedBeforePaint } from '../../support/browser/paint';

const out = 'tests/fixtures/site/out/';

test('every page arrives in one round trip', () => {
  expect(largeDocuments(exportedPages(out))).toEqual([]);
});

for (const path of ['projects/', 'atlas/']) {
  test(`on a phone ${path} is painted with a copy of its first picture, which is asked for then`, async ({
    page,
  }) => {
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
