import { expect, test } from '@playwright/test';
import { sitePath } from './support/addresses';
import { settled } from './support/settled';
import { watchRequests } from './support/watch';

for (const path of ['nowhere/', 'certificates/', 'about/nowhere/', 'blog/nowhere/']) {
  test(`${path} answers 404 with 'Nothing to see here!' and a way home`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to see here!');
    await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nice to meet you !');
    await expect(page).toHaveURL((url) => url.pathname === sitePath('/'));
  });
}

test('it has the header and the footer', async ({ page }) => {
  await page.goto('nowhere/');
  const header = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(header).toHaveText(['Projects', 'Blog', 'Contact me']);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(12);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('it has the drawer', async ({ page }) => {
    await page.goto('nowhere/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects');
  });
});

test("the footer's 'Certificates' leads to it, and is not asked for before", async ({ page }) => {
  const early = watchRequests(page, ({ pathname }) => pathname.includes('certificates'));
  await page.goto('./');
  await settled(page);
  const link = page.getByRole('link', { name: 'Certificates', exact: true });
  const neighbourFetched = page.waitForRequest(/tech-stack/);
  await page.getByRole('link', { name: 'Full Technical Stack' }).hover();
  await neighbourFetched;
  await link.hover();
  await settled(page);
  expect(early).toEqual([]);

  const status = page.waitForResponse(
    (response) =>
      response.url().includes('certificates') && response.request().isNavigationRequest(),
  );
  await link.click();
  expect((await status).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to see here!');
});
