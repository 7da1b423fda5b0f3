import type { Page } from '@playwright/test';
import { navigation } from '@/data/navigation';
import { strings } from '@/data/strings';
import { expect, test } from '../support/browser/test';

// The layout does not depend on scripts.
test.use({ javaScriptEnabled: false });

for (const path of ['./', 'about/', 'atlas/', 'blog/eight-pages/', 'nowhere/']) {
  test(`${path} has a header of 4rem and sides of 15 %`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measure(page), `at ${width} px`).toEqual({ header: 64, sides: [15, 15, 15] });
    }
  });
}

test('the header has a menu button below 768 px, and its links where there is room', async ({
  page,
}) => {
  await page.goto('./');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const button = page.getByRole('button', { name: strings.layout.openMenu });
  for (const [width, count] of [
    [320, 0],
    [767, 0],
    [1280, navigation.header.length],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(links).toHaveCount(count);
    await expect(button).toBeVisible({ visible: count === 0 });
  }
});

test('tables stay in the column of their text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('blog/eight-pages/');
  const text = await page.locator('.prose > p').first().boundingBox();
  const table = await page.locator('.prose > .wide-table').first().boundingBox();
  expect(table).toMatchObject({ x: text?.x, width: text?.width });
});

test('images of a gallery leave no gap in a row, whatever their shapes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('atlas/');
  const images = page.getByRole('region', { name: strings.project.gallery }).getByRole('link');
  const [wide, tall, ...others] = await Promise.all(
    (await images.all()).map((image) => image.boundingBox()),
  );
  expect(others).toEqual([]);
  expect(tall).toMatchObject({ y: wide?.y, height: wide?.height });
});

/** The height of the header in pixels, and the sides of header, main part and footer in percent. */
const measure = (page: Page) =>
  page.evaluate(() => {
    // The body is as wide as the window without its scroll bar.
    const room = document.body.getBoundingClientRect().width;
    const parts = [...document.querySelectorAll('body > header, main, body > footer')];
    return {
      header: parts[0]!.getBoundingClientRect().height,
      sides: parts.map((part) => {
        const { paddingLeft, paddingRight } = getComputedStyle(part);
        const percent = [paddingLeft, paddingRight].map((side) => (parseFloat(side) / room) * 100);
        return Number(Math.max(...percent).toFixed(2));
      }),
    };
  });
