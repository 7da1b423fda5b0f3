import { expect, test } from '@playwright/test';
import { openSettled, settled } from '../../support/browser/page';
import { watchRequests } from '../../support/browser/watch';

test('a link without a page leads to the not-found page, when clicked', async ({ page }) => {
  const early = watchRequests(page, ({ pathname }) => pathname.includes('courses'));
  await openSettled(page, './');
  const link = page.getByRole('link', { name: 'Courses', exact: true });
  await link.hover();
  await settled(page);
  expect(early).toEqual([]);

  const status = page.waitForResponse(
    (response) => response.url().includes('courses') && response.request().isNavigationRequest(),
  );
  await link.click();
  expect((await status).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This leaf is missing');
});
