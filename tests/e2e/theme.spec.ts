import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { openHydrated, scripts } from '../support/browser/page';
import { expect, test } from '../support/browser/test';

const { theme, themes, themeTitle } = strings.layout;

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const radio = (page: Page, name: keyof typeof themes) =>
  page.getByRole('banner').getByRole('radio', { name: themes[name] });
const choose = (page: Page, name: keyof typeof themes) =>
  page.getByTitle(themeTitle(themes[name])).first().click();

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }));

test('it follows the device until one is chosen, and again with System', async ({ page }) => {
  await openHydrated(page, './');
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background(page);
  expect(light).not.toBe(dark);
  await choose(page, 'dark');
  expect(await background(page)).toBe(dark);
  await choose(page, 'system');
  expect(await background(page)).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('it is chosen with the keyboard, and right from the first frame on', async ({ page }) => {
  await openHydrated(page, './');
  const dark = await background(page);
  await page
    .getByRole('group', { name: theme })
    .getByRole('radio', { name: themes.system })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'light')).toBeChecked();
  const light = await background(page);
  expect(light).not.toBe(dark);

  await page.route(scripts, (route) => route.abort());
  for (const path of ['about/', 'contact/']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('header').waitFor({ state: 'attached' });
    expect(await background(page)).toBe(light);
  }
});

test('other tabs follow', async ({ page, context }) => {
  await openHydrated(page, './');
  const dark = await background(page);
  const other = await context.newPage();
  await openHydrated(other, 'about/');
  await choose(other, 'light');
  await expect(radio(page, 'light')).toBeChecked();
  expect(await background(page)).not.toBe(dark);
});
