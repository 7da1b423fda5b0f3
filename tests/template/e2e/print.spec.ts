import { heading, openHydrated } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

/* Paper does not scroll. */

for (const path of ['./', 'about/', 'projects/', 'atlas/', 'blog/eight-pages/']) {
  test(`${path} is on paper as a whole`, async ({ page }) => {
    await openHydrated(page, path);
    await page.emulateMedia({ media: 'print' });
    // A4 without the margins, in CSS pixels.
    await page.setViewportSize({ width: 672, height: 986 });
    await expect(heading(page)).toBeVisible();
    const tooFar = await page
      .locator('.prose :is(td, th, mi, mn, mo, code)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > document.body.clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(tooFar).toEqual([]);
    const cut = await page
      .getByRole('main')
      .locator(':is(a, h2, h3, p, li, img):not(.sr-only)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().left < 0)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    expect(cut).toEqual([]);
  });
}

test('print is always light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, 'atlas/');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('light dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await scheme()).toBe('light');
});
