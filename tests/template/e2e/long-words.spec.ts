import type { Page } from '@playwright/test';
import { openHydrated } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const word = 'Rindfleischetikettierungsüberwachungsamt';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages have room for a long word in each of their texts', async ({ page }) => {
    test.slow();
    for (const path of [
      './',
      'about/',
      'contact/',
      'projects/',
      'atlas/',
      'blog/',
      'blog/archive/',
      'blog/tags/',
      'blog/eight-pages/',
      'blog/sixteen-pages/',
    ]) {
      await page.goto(path);
      for (const width of [320, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await withoutRoom(page, 'body'), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

test('the search has room for a long word in its results', async ({ page }) => {
  await openHydrated(page, './');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('atlas');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await withoutRoom(page, 'dialog#search')).toEqual([]);
  }
});

/** The texts of an element that are cut, or move others off the screen, if a long word stands in their place. */
const withoutRoom = (page: Page, within: string) =>
  page.evaluate(
    ([long = '', selector = '']) => {
      const root = document.documentElement;
      // What scrolls sideways may lie beyond the edge: the chips of a filter.
      const blocks = [
        ...document.querySelectorAll('main :is(h1, h2, h3, p, li, time, img)'),
      ].filter((block) => !block.closest('.strip'));
      const walker = document.createTreeWalker(
        document.querySelector(selector)!,
        NodeFilter.SHOW_TEXT,
      );
      const isOutside = ({ left, right }: DOMRect, room: DOMRect) =>
        left < room.left - 1 || right > room.right + 1;
      const screen = () => new DOMRect(0, 0, root.clientWidth, innerHeight);
      const outside = () =>
        blocks.filter((block) => isOutside(block.getBoundingClientRect(), screen())).length;
      /** The boxes that cut a text. What is in a box that scrolls can be reached. */
      function roomsOf(element: Element | null): DOMRect[] {
        if (!element) return [screen()];
        const { overflowX } = getComputedStyle(element);
        if (/auto|scroll/.test(overflowX) && element !== root) return [];
        const above = roomsOf(element.parentElement);
        return /hidden|clip/.test(overflowX) ? [element.getBoundingClientRect(), ...above] : above;
      }
      const before = outside();
      const found: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        const written = text.data;
        // Code scrolls. A menu takes the place of links that are too long together. Labels of buttons are short.
        const others = 'script, style, noscript, svg, pre, button, header :is(nav, [hreflang])';
        if (!parent?.checkVisibility() || parent.closest(others)) continue;
        // Texts for screen readers take one pixel.
        if (parent.getBoundingClientRect().width < 2) continue;
        // Dates and counts have no long words.
        if (parent.closest('time') || !/\p{L}{3}/u.test(written)) continue;
        text.data = long;
        const range = document.createRange();
        range.selectNodeContents(text);
        const rooms = roomsOf(parent);
        const isCut = [...range.getClientRects()].some((line) =>
          rooms.some((room) => isOutside(line, room)),
        );
        if (isCut || outside() > before || root.scrollWidth > root.clientWidth) found.push(written);
        text.data = written;
      }
      return found;
    },
    [word, within],
  );
