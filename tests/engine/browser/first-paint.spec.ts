import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { byteBudgets } from '@/build/budgets';
import { exportedPages } from '../../support/browser/exported-pages';
import { hold } from '../../support/browser/hold';
import { askedBeforePaint } from '../../support/browser/paint';

const out = 'tests/fixtures/site/out/';

/** The text of an article may be as long as it is; its first screen does not wait for it. */
const withoutText = (html: string) => html.replace(/<div class="prose[^]*?<\/article>/, '');

test('every page arrives in one round trip', () => {
  const large = exportedPages(out)
    .map(({ path, html }) => ({ path, bytes: brotliCompressSync(withoutText(html)).length }))
    .filter(({ bytes }) => bytes > byteBudgets.document);
  expect(large).toEqual([]);
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
