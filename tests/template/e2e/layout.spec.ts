import type { Page } from '@playwright/test';
import { navigation } from '@/data/navigation';
import { strings } from '@/data/strings';
import { expect, test } from '../../site/support/test';

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
  await page.getByRole('banner').evaluate((header) => {
    for (const label of header.querySelectorAll('[data-text]')) {
      label.setAttribute('data-text', 'Donaudampfschifffahrtsgesellschaft');
    }
  });
  await expect(links).toHaveCount(0);
  await expect(button).toBeVisible();
});

test('on phones, an article has two edges: one for text, and one for all else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('blog/eight-pages/');
  const edges = await page.locator('.prose > *').evaluateAll((elements) => {
    const rounded = elements.map(({ tagName, className, getBoundingClientRect }, index) => {
      const { left, right } = getBoundingClientRect.call(elements[index]);
      const isText =
        /^(P|H\d|UL|OL|DETAILS|SECTION)$/.test(tagName) || className.startsWith('formula');
      return `${isText ? 'text' : 'others'} ${Math.round(left)} ${Math.round(right)}`;
    });
    return [...new Set(rounded)];
  });
  expect(edges.map((edge) => edge.split(' ')[0]).sort()).toEqual(['others', 'text']);
});

test('on wide screens, code and tables use the room beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('blog/eight-pages/');
  const widths = await page
    .locator('.prose > :is(p, .code, .wide-table)')
    .evaluateAll((elements) => elements.map(({ clientWidth }) => clientWidth));
  expect(Math.min(...widths)).toBeLessThan(700);
  expect(Math.max(...widths)).toBeGreaterThan(900);
  const contents = page.getByRole('navigation', { name: strings.article.contents });
  const code = page.locator('.prose > .code').first();
  const [left, right] = await Promise.all([code.boundingBox(), contents.boundingBox()]);
  expect(left!.x + left!.width).toBeLessThan(right!.x);
});

test('a demonstration has three widths', async ({ page }) => {
  await page.goto('blog/eight-pages/');
  const width = async () => (await page.locator('.demo-frame').boundingBox())!.width;
  const { demo } = strings.markdown;
  const wide = await width();
  await page.getByText(demo.narrow, { exact: true }).click();
  await expect.poll(width).toBeLessThan(wide / 2);
  // Arrow keys move among radio buttons.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: demo.medium })).toBeChecked();
  await expect.poll(width).toBeGreaterThan(wide / 2);
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
