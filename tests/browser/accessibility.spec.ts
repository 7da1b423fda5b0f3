import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { pages, unknownPage } from './support/pages';

const everyPage = [...pages, unknownPage];
const widths = [375, 768, 1280];
const themes = ['dark', 'light'] as const;

/** Rules of WCAG 2.2 A and AA, axe's best practices, and 7:1 for text (the AAA contrast rule). */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const colorScheme of themes) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const width of widths) {
      for (const { path } of everyPage) {
        test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          expect(await violations(page)).toEqual([]);
        });
      }
    }

    test('axe finds nothing in the open drawer', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto('./');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing in the open gallery', async ({ page }) => {
      await page.goto('exchange/');
      await page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Gallery' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

for (const { path } of everyPage) {
  test(`${path} reflows: no sideways scroll at 320 px, at 2560 px, or with text at 200 %`, async ({
    page,
  }) => {
    for (const [width, zoom] of [
      [320, 1],
      [2560, 1],
      [640, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.addStyleTag({ content: `html { font-size: ${zoom * 100}% }` });
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
