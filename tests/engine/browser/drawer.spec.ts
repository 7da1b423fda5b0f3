import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe';
import { openSettled } from '../../support/browser/page';

test.use({ viewport: { width: 375, height: 800 } });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Contents' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Show the contents' });
const closeButton = (page: Page) => drawer(page).getByRole('button', { name: 'Hide the contents' });

async function openOn(page: Page, path: string) {
  await page.goto(path);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('the drawer starts closed, and the toggle opens it over the full width', async ({ page }) => {
  await openSettled(page, 'about/');
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await expect(drawer(page).getByRole('link')).toHaveText([
    'Start',
    'Books',
    'Workshop',
    'Write to her',
  ]);
  const { x, width } = (await drawer(page).boundingBox()) ?? { x: NaN, width: NaN };
  expect(x).toBe(0);
  expect(width).toBe(await page.evaluate(() => document.body.offsetWidth));
});

test('a link to the page itself closes the drawer', async ({ page }) => {
  await openOn(page, 'workshop/');
  await drawer(page).getByRole('link', { name: 'Workshop', exact: true }).click();
  await expect(drawer(page)).toBeHidden();
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click on the page behind', (page: Page) => page.mouse.click(180, 780)],
  ['its toggle', (page: Page) => closeButton(page).click()],
] as const) {
  test(`${way} closes the drawer, focus returns, and it opens again`, async ({ page }) => {
    await openOn(page, 'about/');
    await close(page);
    await expect(drawer(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
  });
}

test('the page behind the drawer takes no focus, and does not scroll', async ({ page }) => {
  await openOn(page, 'about/');
  const behind = page.getByRole('main').locator('a').first();
  await behind.evaluate((link) => (link as HTMLElement).focus());
  await expect(behind).not.toBeFocused();
  await page.mouse.move(180, 780);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('axe finds nothing in the drawer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOn(page, './');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens, closes and leads on', async ({ page }) => {
    await openOn(page, './');
    // Only script can answer it.
    await expect(drawer(page).getByTitle('White paper')).toBeHidden();
    await closeButton(page).click();
    await expect(drawer(page)).toBeHidden();
    await toggle(page).click();
    await drawer(page).getByRole('link', { name: 'Workshop', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The workshop');
    await expect(drawer(page)).toBeHidden();
  });
});
