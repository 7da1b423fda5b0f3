import type { Page } from '@playwright/test';
import { headingIn } from '../support/exported-pages';
import { heading } from '../support/page';
import { expect, test } from '../support/test';
import { unreadableTexts } from '../support/unreadable-texts';

test.use({ javaScriptEnabled: false });

/** Widths in CSS pixels, and sizes of the text. */
const screens = [
  [320, 1],
  [768, 1],
  [1280, 1],
  [2560, 1],
  [375, 2],
  [640, 2],
  [1280, 2],
] as const;

test('each page can be read without script, and never scrolls sideways', async ({
  page,
  pages,
}) => {
  test.slow();
  for (const { path, html } of pages) {
    await page.goto(path);
    await expect.soft(heading(page), path).toHaveText(headingIn(html));
    await expect.poll(() => unreadableTexts(page), path).toEqual([]);
    for (const [width, zoom] of screens) {
      await page.setViewportSize({ width, height: 800 });
      const found = await overflow(page, zoom);
      expect.soft(found, `${path} at ${width} px, text at ${zoom * 100} %`).toEqual([]);
    }
  }
});

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
