import { expect, test, type Page } from '@playwright/test';

const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhalter';

test.use({ javaScriptEnabled: false });

for (const path of [
  './',
  'about/',
  'contact/',
  'projects/',
  'atlas/',
  'blog/',
  'blog/archive/',
  'blog/tags/',
  'blog/sixteen-pages/',
]) {
  test(`${path} has room for a long word in each of its texts`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `at ${width} px`).toEqual([]);
    }
  });
}

/** The texts that make a page scroll sideways if a long word stands in their place. */
const tooWide = (page: Page) =>
  page.evaluate((long) => {
    const root = document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      const before = text.data;
      // Only short words are kept whole.
      if (!parent || parent.closest('script, style, noscript, svg, pre, .nowrap')) continue;
      // A menu takes the place of labels that are too long together.
      if (parent.closest('header :is(nav, [hreflang])')) continue;
      // Dates and counts are of digits.
      if (!/\p{L}{3}/u.test(before)) continue;
      text.data = long;
      if (root.scrollWidth > root.clientWidth) found.push(before);
      text.data = before;
    }
    return found;
  }, word);
