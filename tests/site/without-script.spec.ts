import { expect, test, type Page } from '@playwright/test';
import { exportedPages } from '../support/browser/exported-pages';
import { headingOf } from '../support/browser/site';
import { unreadableTexts } from '../support/browser/unreadable-texts';

// Content and layout do not depend on script.
test.use({ javaScriptEnabled: false });

for (const { path } of exportedPages('out')) {
  test(`${path} can be read without script, and never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path));
    await expect.poll(() => unreadableTexts(page)).toEqual([]);
    for (const [width, zoom] of [
      [320, 1],
      [768, 1],
      [1280, 1],
      [2560, 1],
      [375, 2],
      [640, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page, zoom), `at ${width} px, text at ${zoom * 100} %`).toEqual([]);
    }
  });
}

/** The innermost elements that overflow a page at a text size, if it scrolls horizontally. */
const overflow = (page: Page, zoom: number) =>
  page.evaluate((size) => {
    const root = document.documentElement;
    root.style.setProperty('font-size', `${size * 100}%`);
    if (root.scrollWidth <= root.clientWidth) return [];
    const content = document.createRange();
    const wide = [...document.querySelectorAll('body, body *')].filter((element) => {
      content.selectNodeContents(element);
      const rights = [element, content].map((each) => each.getBoundingClientRect().right);
      return Math.max(...rights) > root.clientWidth;
    });
    return wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, zoom);
