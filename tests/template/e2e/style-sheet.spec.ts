import type { Page } from '@playwright/test';
import { hold } from '../../site/support/host';
import { expect, test } from '../../site/support/test';

test('pages look the same before and after their whole style sheet', async ({ page, pages }) => {
  test.slow();
  await page.route(/\.(js|woff2?)$/, (route) => route.abort());
  for (const { path } of pages) {
    const releaseStyles = await hold(page, '**/*.css');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const early = await looksAtAllWidths(page);
    releaseStyles();
    await page.waitForLoadState();
    const late = await looksAtAllWidths(page);
    for (const [index, width] of widths.entries()) {
      const changed = differences(early[index]!, late[index]!);
      expect.soft(changed, `${path} at ${width} px`).toEqual([]);
    }
    await page.unroute('**/*.css');
  }
});

const widths = [320, 1280];

async function looksAtAllWidths(page: Page): Promise<Look[][]> {
  const all: Look[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    all.push(await looks(page));
  }
  return all;
}

interface Look {
  element: string;
  box: number[];
  colors: string;
}

/** The look of a page's elements at the end of their animations. */
const looks = (page: Page): Promise<Look[]> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    return Array.from(document.body.querySelectorAll(':not(dialog, dialog *)'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return {
        element: element.outerHTML.slice(0, 80),
        box: [x, y, width, height],
        colors: [color, backgroundColor, borderTopColor].join(),
      };
    });
  });

/** The elements that look different; boxes may differ by the fraction of a pixel. */
const differences = (before: Look[], after: Look[]): string[] =>
  before
    .filter(({ box, colors }, i) => {
      const moved = box.some((edge, side) => Math.abs(edge - after[i]!.box[side]!) > 1);
      return moved || colors !== after[i]!.colors;
    })
    .map(({ element }) => element);
