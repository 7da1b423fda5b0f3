import { expect, test } from '@playwright/test';
import { owner } from '@/data/owner';
import { settled } from './support/settled';

test('the e-mail address is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('contact/');
  await settled(page);
  await page.getByRole('button', { name: 'Copy the e-mail address', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(owner.email);
});

test('where the clipboard is closed the address is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('contact/');
  await settled(page);
  await page.getByRole('button', { name: 'Copy the e-mail address', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Selected');
  expect(await page.evaluate(() => String(getSelection()))).toBe(owner.email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('contact/');
    await expect(page.getByText(owner.email, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toBeHidden();
  });
});

test('a large screen shows the way to a phone, a small one does not', async ({ page }) => {
  await page.goto('contact/');
  const code = page.getByRole('img', { name: 'QR code with the address of this site' });
  await expect(code).toBeVisible();
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(code).toBeHidden();
});
