import { expect, test, type Page } from '@playwright/test';
import { watchRequests } from './support/watch';

const families = ['display', 'mono', 'text'];

/** The site's own fonts that the page has. */
const fonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.includes(' '))
      .sort(),
  );

/** How long after its first paint, or before it, a page asked for its first font, in milliseconds. */
const delay = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry | undefined>((done) =>
      new PerformanceObserver((list) => done(list.getEntries().at(-1))).observe({
        type: 'paint',
        buffered: true,
      }),
    );
    const starts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime);
    return Math.min(...starts) - (paint?.startTime ?? 0);
  });

test('fonts hold nothing up: they are asked for after the first paint', async ({ page }) => {
  await page.goto('about/');
  await expect.poll(() => fonts(page)).toEqual(families);
  expect(await delay(page)).toBeGreaterThan(0);
});

test('the next page has them from the start', async ({ page }) => {
  await page.goto('about/');
  await expect.poll(() => fonts(page)).toEqual(families);
  await page.goto('contact/');
  await expect.poll(() => fonts(page)).toEqual(families);
  expect(await delay(page)).toBeLessThan(0);
});

test('a font that does not come keeps no other away', async ({ page }) => {
  await page.route(/bricolage/, (route) => route.abort());
  await page.goto('about/');
  await expect.poll(() => fonts(page)).toEqual(['mono', 'text']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser fetches the fonts itself', async ({ page }) => {
    const asked = watchRequests(page, ({ pathname }) => pathname.endsWith('.woff2'));
    await page.goto('about/');
    await expect.poll(() => asked).toHaveLength(3);
  });
});
