import { expect, test } from '@playwright/test';

const email = 'post@ines-luczak.test';
const copy = { name: 'Take the mail address', exact: true };

test('the e-mail address is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('contact/');
  await page.getByRole('button', copy).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('In the clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
});

test('where the clipboard is closed the address is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('contact/');
  await page.getByRole('button', copy).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Marked: copy it with your keyboard',
  );
  expect(await page.evaluate(() => String(getSelection()))).toBe(email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('contact/');
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', copy)).toBeHidden();
  });
});

test('a large screen shows the way to a phone, a small one does not', async ({ page }) => {
  await page.goto('contact/');
  const code = page.getByRole('img', { name: 'Square code with the URL of this site' });
  await expect(code).toBeVisible();
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(code).toBeHidden();
});
