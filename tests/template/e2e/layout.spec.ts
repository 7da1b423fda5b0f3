import type { Page } from '@playwright/test';
import { navigation } from '@/data/navigation';
import { strings } from '@/data/strings';
import { expect, test } from '../../site/support/test';

// The layout does not depend on scripts.
test.use({ javaScriptEnabled: false });

test('pages have a header of 4rem, and sides of 15 %, less on phones', async ({ page }) => {
  for (const path of ['./', 'about/', 'atlas/', 'blog/eight-pages/', 'nowhere/']) {
    await page.goto(path);
    for (const [width, side] of [
      [320, '20px'],
      [390, '24px'],
      [768, '15%'],
      [1280, '15%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const sides = [side, side, side];
      expect(await measure(page), `${path} at ${width} px`).toEqual({ header: 64, sides });
    }
  }
});

test('the header has a menu button below 768 px, and its links where there is room', async ({
  page,
}) => {
  await page.goto('./');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const button = page.getByRole('button', { name: strings.layout.menu });
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

test('an article is a column in the middle, with its contents beside it where there is room', async ({
  page,
}) => {
  await page.goto('blog/eight-pages/');
  const contents = page.getByRole('navigation', { name: strings.article.contents });
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const blocks = page.locator('.prose > :is(p, .code, .wide-table)');
    const [first, ...others] = await Promise.all(
      (await blocks.all()).map((block) => block.boundingBox()),
    );
    const { x, width: column } = first!;
    for (const other of others) expect(other).toMatchObject({ x, width: column });
    expect(column).toBe(640);
    const room = await page.evaluate(() => document.body.clientWidth);
    expect(Math.abs(x + column / 2 - room / 2)).toBeLessThan(1);
    const link = contents.locator('a').first();
    await expect(link).toBeVisible({ visible: width >= 1280 });
    if (width >= 1280) expect((await link.boundingBox())!.x).toBeGreaterThan(x + column);
  }
});

test('on phones, the text of an article begins within a screen and a half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['blog/eight-pages/', 'blog/sixteen-pages/', 'fr/blog/huit-pages/']) {
    await page.goto(path);
    const { y = Infinity } = (await page.locator('.prose p').first().boundingBox()) ?? {};
    expect(y, path).toBeLessThan(1.5 * 640);
  }
});

test('on phones, a table of three columns fits into the text, and a wider one scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('blog/eight-pages/');
  const scrolls = (columns: number) =>
    page
      .locator('.wide-table')
      .first()
      .evaluate((box, count) => {
        const row = (tag: string) => `<${tag}>Paste made of wheat</${tag}>`.repeat(count);
        box.firstElementChild!.innerHTML = `<tr>${row('th')}</tr><tr>${row('td')}</tr>`;
        return box.scrollWidth > box.clientWidth;
      }, columns);
  expect(await scrolls(3)).toBe(false);
  expect(await scrolls(5)).toBe(true);
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

/** The height of the header, and the sides of header, main part and footer: in pixels, or what is 15 % in percent. */
const measure = (page: Page) =>
  page.evaluate(() => {
    // The body is as wide as the window without its scroll bar.
    const room = document.body.getBoundingClientRect().width;
    const parts = [...document.querySelectorAll('body > header, main, body > footer')];
    return {
      header: parts[0]!.getBoundingClientRect().height,
      sides: parts.map((part) => {
        const { paddingLeft, paddingRight } = getComputedStyle(part);
        const side = Math.max(parseFloat(paddingLeft), parseFloat(paddingRight));
        return Math.abs(side / room - 0.15) < 0.0001 ? '15%' : `${side}px`;
      }),
    };
  });
