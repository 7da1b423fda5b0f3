import { expect, test, type Page } from '@playwright/test';
import { settled } from '../../support/browser/page';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the theme follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).not.toBe(dark);
});

test('the theme is chosen with the keyboard, kept, and right at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  const dark = await background(page);
  const choice = page
    .getByRole('group', { name: 'Paper' })
    .getByRole('radio', { name: 'As the system' });
  await choice.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked();
  await expect.poll(() => background(page)).not.toBe(dark);
  const light = await background(page);

  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('about/');
  expect(await background(page)).toBe(light);
});

test('the theme goes back to the device with System', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  const dark = await background(page);
  await settled(page);
  await page.getByTitle('White paper').first().click();
  await expect.poll(() => background(page)).not.toBe(dark);
  await page.getByTitle('As the system paper').first().click();
  await expect.poll(() => background(page)).toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('the theme is chosen in the drawer, and both switches agree', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Show the contents' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'White' }).click({ force: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('radio', { name: 'White' })).toBeChecked();
});
