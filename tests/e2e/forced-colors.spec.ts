import type { Locator, Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { images, openHydrated } from '../support/browser/page';
import { expect, test } from '../support/browser/test';

/* The contrast themes of Windows take away backgrounds and shadows. */

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const { layout, projects, search } = strings;

/** Expects that one of some elements has another background than the rest. */
async function expectToStandOut(one: Locator, rest: Locator) {
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const others = await Promise.all((await rest.all()).map((each) => each.evaluate(background)));
  expect(others).not.toEqual([]);
  expect(others).not.toContain(await one.evaluate(background));
}

test('the chosen project tag, the current part and the chosen theme stand out', async ({
  page,
}) => {
  await openHydrated(page, 'projects/?tag=gold-leaf');
  const chips = page.getByRole('navigation', { name: projects.filter.label });
  await expect(chips.locator('[aria-current]')).toHaveText(/^Gold leaf/);
  await expectToStandOut(chips.locator('[aria-current]'), chips.locator('a:not([aria-current])'));

  const themes = page.getByRole('banner').locator('label:visible');
  await themes.last().click();
  await expectToStandOut(themes.last(), themes.filter({ hasNotText: layout.themes.dark }));

  await page.goto('blog/eight-pages/');
  const parts = page.getByRole('main').getByRole('listitem');
  await expectToStandOut(parts.locator('[aria-current]'), parts.locator('a:not([aria-current])'));
});

/** Expects that an element looks different when it has the focus. */
async function expectVisibleFocus(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  const before = await page.screenshot();
  await element.focus();
  expect(before.equals(await page.screenshot()), await element.innerHTML()).toBe(false);
}

test('focus is visible', async ({ page }) => {
  await openHydrated(page, 'projects/');
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  for (const element of [
    banner.getByRole('link').first(),
    banner.getByRole('radio', { checked: true }),
    banner.getByRole('button', { name: search.label, exact: true }),
    main.getByRole('navigation').getByRole('link').first(),
    main.locator('summary').first(),
    main.getByRole('article').getByRole('link').first(),
    page.getByRole('contentinfo').getByRole('link').first(),
  ]) {
    await expectVisibleFocus(page, element);
  }
  await page.goto('atlas/');
  await expectVisibleFocus(page, images(page).first());
});

test('open dialogs have an edge', async ({ page }) => {
  await openHydrated(page, './');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('button', { name: layout.openMenu }).click();
  await expect(dialog).toHaveCSS('border-bottom-style', 'solid');
});
