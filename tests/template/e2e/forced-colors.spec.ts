import type { Locator } from '@playwright/test';
import { strings } from '@/data/strings';
import { openHydrated } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

/* The contrast themes of Windows remove backgrounds and shadows. */

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const { layout, projects, search } = strings;

/** The colour behind a text: the background of the nearest element that has one. */
const backgroundOf = (text: Locator) =>
  text.evaluate((element) => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { backgroundColor } = getComputedStyle(node);
      if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
    }
    return undefined;
  });

/** Expects that one of some elements has another background than the rest. */
async function expectToStandOut(one: Locator, rest: Locator) {
  const others = await Promise.all((await rest.all()).map(backgroundOf));
  expect(others).not.toEqual([]);
  expect(others).not.toContain(await backgroundOf(one));
}

test('the chosen type of projects, the current part and the chosen theme stand out', async ({
  page,
}) => {
  await openHydrated(page, 'projects/?tag=personal');
  const chips = page.getByRole('navigation', { name: projects.filter.label });
  await expect(chips.locator('[aria-current]')).toHaveText(/^Personal/);
  await expectToStandOut(chips.locator('[aria-current]'), chips.locator('a:not([aria-current])'));

  const themes = page.getByRole('banner').locator('label:visible');
  await themes.last().click();
  await expectToStandOut(themes.last(), themes.filter({ hasNotText: layout.themes.dark }));

  await page.goto('blog/eight-pages/');
  const parts = page.getByRole('main').getByRole('listitem');
  await expectToStandOut(parts.locator('[aria-current]'), parts.locator('a:not([aria-current])'));
});

/** The number of outlines around an element. */
const outlines = (element: Locator) =>
  element.evaluate((inner) => {
    let count = 0;
    for (let node: Element | null = inner; node; node = node.parentElement) {
      if (getComputedStyle(node).outlineStyle !== 'none') count += 1;
    }
    return count;
  });

test('focus is visible', async ({ page }) => {
  await openHydrated(page, 'projects/');
  await page.keyboard.press('Tab');
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  for (const element of [
    banner.getByRole('link').first(),
    banner.getByRole('radio', { checked: true }),
    banner.getByRole('button', { name: search.label, exact: true }),
    main.getByRole('navigation').getByRole('link').first(),
    main.getByRole('article').getByRole('link').first(),
    page.getByRole('contentinfo').getByRole('link').first(),
  ]) {
    expect(await outlines(element)).toBe(0);
    await element.focus();
    expect(await outlines(element), await element.innerHTML()).toBeGreaterThan(0);
  }
});

test('open dialogs have an edge', async ({ page }) => {
  await openHydrated(page, './');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('button', { name: layout.menu }).click();
  await expect(dialog).toHaveCSS('border-bottom-width', '1px');
});
