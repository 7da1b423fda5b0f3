import { expect, test, type Page } from '@playwright/test';
import { outDirectory } from '@/lib/site/directory';
import { expectAccessible } from '../support/browser/axe';
import { exportedPages } from '../support/browser/exported-pages';

// axe checks each page six times, which takes some seconds each on a small machine.
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of exportedPages(outDirectory)) {
  test(`axe finds nothing on ${path}, and what is pressed is large enough`, async ({ page }) => {
    await page.goto(path);
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      if (width === 375) expect(await smallTargets(page)).toEqual([]);
    }
  });
}

/** Links and buttons outside of running text that are less than 24 px high or wide. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, summary')]
      .filter((target) => !target.closest('p, .sr-only, li > :not(a)') || target.closest('nav'))
      .filter(
        (target) =>
          ![...target.parentNode!.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          ),
      )
      .filter((target) => target.checkVisibility())
      .map((target) => ({
        target,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
  );
