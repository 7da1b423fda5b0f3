import { expect, test, type Page } from '@playwright/test';
import { askedBeforePaint } from '../../support/browser/watch';
import { laidOut, settled } from '../../support/browser/page';

const families = ['display', 'mono', 'text'];

/** The families of the site's own fonts that the page has. */
const fonts = (page: Page) =>
  page.evaluate(() => {
    const families = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.includes(' '));
    return [...new Set(families)].sort();
  });

/** The fonts that a page asked for before its first paint. */
const earlyFonts = async (page: Page) =>
  (await askedBeforePaint(page)).filter((url) => url.endsWith('.woff2'));

/** Whether all letters of an element are drawn in fonts of the site, and none in one of the machine. */
async function isInSiteFonts(page: Page, selector: string): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** Cumulative layout shift of a page: https://web.dev/articles/cls */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer hears of what is buffered before the frame after the next.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done(shifts.reduce((sum, value) => sum + value, 0))),
        );
      }),
  );

interface LayoutShift extends PerformanceEntry {
  value: number;
}

for (const path of ['about/', 'blog/']) {
  test(`fonts come after the first paint of ${path}, and move nothing`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => fonts(page)).toEqual(families);
    expect(await earlyFonts(page)).toEqual([]);
    // All of the page is laid out, too.
    await laidOut(page);
    expect(await shift(page)).toBeLessThan(0.001);
  });
}

for (const path of ['./', 'about/', 'projects/', 'atlas/', 'blog/eight-pages/', 'prices/']) {
  test(`the first headings of ${path} are in the display face at once`, async ({ page }) => {
    await page.route(/late-|\.woff2$/, (route) => route.abort());
    await page.goto(path);
    const first = page.locator('header a, main h1');
    const faces = await first.evaluateAll((headings) =>
      headings.map((heading) => {
        const face = [...document.fonts].find(({ family }) => family === 'display');
        return [face?.status, getComputedStyle(heading).fontFamily.split(',')[0]];
      }),
    );
    expect(faces).toEqual([
      ['loaded', 'display'],
      ['loaded', 'display'],
    ]);
    // The name has a letter that is not in the Latin file of its typeface.
    expect(await isInSiteFonts(page, 'header a')).toBe(true);
  });
}

test('text with letters of another file of its typeface is in that typeface', async ({ page }) => {
  await page.goto('about/');
  await expect.poll(() => fonts(page)).toEqual(families);
  await expect.poll(() => isInSiteFonts(page, 'footer > p')).toBe(true);
});

test('a font that would move what is read waits for the next visit', async ({ page }) => {
  await page.addInitScript(() => {
    window.FontFace = class extends FontFace {
      constructor(...[family, source, descriptors]: ConstructorParameters<typeof FontFace>) {
        super(family, source, Object.assign({ sizeAdjust: '160%' }, descriptors));
      }
    };
  });
  await page.goto('./');
  await laidOut(page);
  expect(await fonts(page)).not.toContain('text');
  expect(await shift(page)).toBeLessThan(0.001);
  await page.reload();
  await expect.poll(() => fonts(page)).toEqual(families);
});

test('the style sheet that comes after the page brings them no second time', async ({ page }) => {
  await page.goto('about/');
  await expect.poll(() => fonts(page)).toEqual(families);
  await settled(page);
  const faces = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  // Each has two files, and the letters of the first headings are in the page.
  const ofSite = faces.filter((family) => families.includes(family)).sort();
  expect(ofSite).toEqual(['display', 'display', ...families, ...families].sort());
});

test('the next page has them from the start', async ({ page }) => {
  await page.goto('about/');
  await expect.poll(() => fonts(page)).toEqual(families);
  await page.goto('contact/');
  await expect.poll(() => fonts(page)).toEqual(families);
  expect(await earlyFonts(page)).not.toEqual([]);
});

test('a font that does not come keeps no other away', async ({ page }) => {
  await page.route(/\/text\b/, (route) => route.abort());
  await page.goto('about/');
  await expect.poll(() => fonts(page)).toEqual(['display', 'mono']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser fetches the fonts itself', async ({ page }) => {
    await page.goto('about/');
    await expect.poll(() => isInSiteFonts(page, 'header a')).toBe(true);
    await expect.poll(() => isInSiteFonts(page, 'footer > p')).toBe(true);
  });
});
