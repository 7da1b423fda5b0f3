import { expect, test } from '@playwright/test';
import { settled } from './support/settled';

test.describe('gallery', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('exchange/');
    // A click before script is there waits for it for so long, and then opens the picture itself.
    await settled(page);
  });

  test('opens large at the picture that was chosen', async ({ page }) => {
    const second = page.getByRole('link', { name: /^Enlarge/ }).nth(1);
    const alt = await second.getByRole('img').getAttribute('alt');
    await second.click();
    const viewer = page.getByRole('dialog', { name: 'Gallery' });
    await expect(viewer.getByRole('status')).toHaveText('2 / 2');
    await expect(viewer.getByRole('img', { name: alt ?? '' })).toBeInViewport({ ratio: 0.9 });
  });

  test('goes on and back with arrow keys and buttons', async ({ page }) => {
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Gallery' });
    const place = viewer.getByRole('status');
    await expect(place).toHaveText('1 / 2');
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText('2 / 2');
    await page.keyboard.press('ArrowLeft');
    await expect(place).toHaveText('1 / 2');
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(place).toHaveText('2 / 2');
    await expect(viewer.getByRole('button', { name: 'Next picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('follows a swipe', async ({ page }) => {
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    const viewer = page.getByRole('dialog', { name: 'Gallery' });
    await viewer.getByRole('list').evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
    await expect(viewer.getByRole('status')).toHaveText('2 / 2');
  });

  test('keeps focus inside, closes on Escape and gives focus back', async ({ page }) => {
    const first = page.getByRole('link', { name: /^Enlarge/ }).first();
    await first.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Gallery' });
    await expect(viewer.getByRole('button', { name: 'Close the gallery' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
  });

  test('without script the picture itself is one click away', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('exchange/');
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await expect(page).toHaveURL(/gallery-1\.\w+$/);
    await context.close();
  });
});
