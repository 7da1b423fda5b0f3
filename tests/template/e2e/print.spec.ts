import { heading } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

/* Paper does not scroll. */

// The layout does not depend on scripts.
test.use({ javaScriptEnabled: false });

test('pages are on paper as a whole', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // A4 without the margins, in CSS pixels.
  await page.setViewportSize({ width: 672, height: 986 });
  for (const path of ['./', 'about/', 'projects/', 'atlas/', 'blog/eight-pages/']) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    const tooFar = await page
      .locator('.prose :is(td, th, mi, mn, mo, code)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > document.body.clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(tooFar, path).toEqual([]);
    const cut = await page
      .getByRole('main')
      .locator(':is(a, h2, h3, p, li, img):not(.sr-only)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().left < 0)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    expect(cut, path).toEqual([]);
  }
});

test('print is always light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('atlas/');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('light dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await scheme()).toBe('light');
});
