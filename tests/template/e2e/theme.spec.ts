import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { heading, openHydrated, scripts } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const { theme, themes } = strings.layout;

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** The colour of the browser's bar on phones: the first one that applies. */
const barColor = (page: Page) =>
  page.evaluate(() => {
    const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const shown = colors.find(({ media }) => matchMedia(media).matches)?.content ?? '';
    const sample = document.createElement('canvas').getContext('2d')!;
    sample.fillStyle = shown;
    const [, red, green, blue] = /#(..)(..)(..)/.exec(String(sample.fillStyle)) ?? [];
    return `rgb(${[red, green, blue].map((part) => parseInt(part ?? '', 16)).join(', ')})`;
  });
const radio = (page: Page, name: keyof typeof themes) =>
  page.getByRole('banner').getByRole('radio', { name: themes[name] });
const choose = (page: Page, name: keyof typeof themes) =>
  page.getByTitle(themes[name]).filter({ visible: true }).click();

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }));

test('it follows the device until one is chosen, and again with System', async ({ page }) => {
  await openHydrated(page, './');
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background(page);
  expect(light).not.toBe(dark);
  await choose(page, 'dark');
  expect(await background(page)).toBe(dark);
  expect(await barColor(page)).toBe(dark);
  await choose(page, 'system');
  expect(await background(page)).toBe(light);
  expect(await barColor(page)).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('it is chosen with the keyboard, and correct from the first frame on', async ({ page }) => {
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

test('it is kept along links, and both switches agree', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openHydrated(page, './');
  const dark = await background(page);
  await page.getByRole('button', { name: strings.layout.menu }).click();
  const drawer = page.getByRole('dialog', { name: strings.layout.menu });
  await drawer.getByTitle(themes.light).click();
  await drawer.locator('a[href$="/about/"]:not([hreflang])').click();
  await expect(heading(page)).toHaveText(strings.about.heading);
  await expect(drawer).toBeHidden();
  expect(await background(page)).not.toBe(dark);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(radio(page, 'light')).toBeChecked();
});

test('its radio button stays checked when a browser resets forms, as WebKit does after Back', async ({
  page,
}) => {
  await openHydrated(page, './');
  await choose(page, 'light');
  await page.evaluate(() => [...document.forms].forEach((form) => form.reset()));
  await expect(radio(page, 'light')).toBeChecked();
  await choose(page, 'dark');
  await page.evaluate(() => [...document.forms].forEach((form) => form.reset()));
  await expect(radio(page, 'dark')).toBeChecked();
});
