import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe';
import { exportedPages } from '../../support/browser/exported-pages';
import { hydrated } from '../../support/browser/page';
import { expect, test } from '../../support/browser/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [375, 1280]) {
  test(`axe finds nothing on any page at ${width} px`, async ({ page, out }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of exportedPages(out)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page, path, width === 375 ? ['dark', 'light'] : ['dark']);
      if (width === 375) expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });
}

/** Links and buttons outside of running text and of an owner's HTML that are less than 24 px high or wide: WCAG 2.5.8. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, summary')]
      .filter(
        (target) => !target.closest('p, .prose a, .sr-only, li > :not(a)') || target.closest('nav'),
      )
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
