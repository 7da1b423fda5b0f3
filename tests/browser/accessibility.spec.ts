import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { pages, unknownPage } from './support/pages';
import { settled } from './support/settled';

const everyPage = [...pages, unknownPage];
const widths = [375, 768, 1280];
const themes = ['dark', 'light'] as const;

/** What a theme decides: https://dequeuniversity.com/rules/axe/4.13/ */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** In both themes: WCAG 2.2 A and AA, axe's best practices, and 7:1 for text (the AAA rule). */
async function expectSound(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      // Twice as fast, and without what it leaves out: pages have no frames of other origins.
      .setLegacyMode()
      .options({
        resultTypes: ['violations'],
        rules: { 'color-contrast-enhanced': { enabled: true } },
        // The second theme changes colours, and nothing else that axe looks at.
        ...(colorScheme === 'light' && { runOnly: colourRules }),
      })
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    expect(found, `at ${size.width} px, ${colorScheme}`).toEqual([]);
  }
}

test.describe('axe', () => {
  // Six looks at a page, each of some seconds on a small machine.
  test.describe.configure({ timeout: 180_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of everyPage) {
    test(`finds nothing on ${path}, at any width, in either theme`, async ({ page }) => {
      await page.goto(path);
      for (const width of widths) await expectSound(page, { width, height: 800 });
    });
  }

  test('finds nothing in the open drawer', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('./');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectSound(page, { width: 375, height: 667 });
  });

  test('finds nothing in the open gallery', async ({ page }) => {
    await page.goto('exchange/');
    // A click before script is there waits for it for so long, and then opens the picture itself.
    await settled(page);
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Gallery' })).toBeVisible();
    await expectSound(page, { width: 1280, height: 720 });
  });
});

for (const { path } of everyPage) {
  test(`${path} reflows: no sideways scroll at 320 px, at 2560 px, or with text at 200 %`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [width, zoom] of [
      [320, 1],
      [2560, 1],
      [375, 2],
      [640, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', size),
        `${zoom * 100}%`,
      );
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth, `at ${width} px, text at ${zoom * 100} %`).toBeLessThanOrEqual(
        clientWidth,
      );
    }
  });
}

test('every link and button is at least 24 px high and wide, or stands in running text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const { path } of everyPage) {
    await page.goto(path);
    const small = await page.evaluate(() =>
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
    expect(small, path).toEqual([]);
  }
});
