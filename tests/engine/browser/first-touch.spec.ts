import { expect, test } from '@playwright/test';
import { hold } from '../../support/browser/host';
import { isFrameworkScript, laidOut, pictures, settled } from '../../support/browser/page';
import { watchRequests } from '../../support/browser/watch';

test('a visit that only reads fetches no React', async ({ page }) => {
  const scripts = watchRequests(page, ({ pathname }) => isFrameworkScript.test(pathname));
  await page.goto('about/');
  await laidOut(page);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Books', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every book');
  await laidOut(page);
  expect(scripts).toEqual([]);
});

test('what lies below the first screen is laid out when the fonts are there', async ({ page }) => {
  const letThrough = await hold(page, /\.woff2$/);
  await page.goto('blog/eight-pages/');
  const last = page.locator('.article-body .prose > :last-child');
  await expect(last).toHaveCSS('content-visibility', 'auto');
  letThrough();
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

test("the page's own CSS goes when the whole of the site's has come", async ({ page }) => {
  await page.goto('contact/');
  const own = page.locator('head > style');
  await expect(own).toHaveCount(1);
  await settled(page);
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCSS('flex-grow', '1');
});

test('what is typed before the search is loaded is found, in order', async ({ page }) => {
  const letThrough = await hold(page, /\/search-[^/]*\.js$/);
  await page.goto('./');
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('sew');
  letThrough();
  await page.keyboard.type('ing');
  await expect(field).toHaveValue('sewing');
  await expect(page.locator('dialog[open] li').first()).toBeVisible();
});

test('a search before the late script and without React opens a result', async ({ page }) => {
  await page.route(isFrameworkScript, (route) => route.abort());
  const letThrough = await hold(page, /late-/);
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  await page.keyboard.type('/songbook');
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Songbook for a Choir');
});

test('a click on the gallery before the late script is held for it', async ({ page }) => {
  await page.route(isFrameworkScript, (route) => route.abort());
  const letThrough = await hold(page, /late-/);
  // The page is not loaded while its late script is held.
  await page.goto('atlas/', { waitUntil: 'domcontentloaded' });
  await pictures(page).first().click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Views' })).toBeVisible();
});

test('a theme chosen before the late script is applied when it comes', async ({ page }) => {
  const letThrough = await hold(page, /late-.*js/);
  await page.goto('contact/', { waitUntil: 'domcontentloaded' });
  await page.locator('header .theme-choice[data-choice=dark]').first().click();
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Black' }).first()).toBeChecked();
});

test('without the late script a picture of the gallery opens by itself', async ({ page }) => {
  await page.route(/late-/, (route) => route.abort());
  await page.goto('atlas/');
  await pictures(page).first().click();
  await expect(page).toHaveURL(/\/images\/box\.svg$/);
});
