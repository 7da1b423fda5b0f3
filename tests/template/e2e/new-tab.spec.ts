import type { Locator, Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { images, openHydrated } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

/* Clicks that components answer are left to the browser with a modifier key. */

/** Expects that a link opens in a new tab, and that nothing changes in this one. */
async function expectNewTab(page: Page, link: Locator) {
  const before = [page.url(), await page.getByRole('dialog').count()];
  const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
  // A tab in the background requests its page, but may not load it.
  const requested = page.context().waitForEvent('request', {
    predicate: (request) => request.isNavigationRequest() && request.url() === href,
  });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await requested;
  expect([page.url(), await page.getByRole('dialog').count()]).toEqual(before);
}

test('a tag of the projects, an image and a result of the search open in new tabs', async ({
  page,
}) => {
  await openHydrated(page, 'projects/');
  const { label } = strings.projects.filter;
  await expectNewTab(page, page.getByRole('navigation', { name: label }).getByRole('link').nth(1));
  await openHydrated(page, 'atlas/');
  await expectNewTab(page, images(page).first());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('songbook');
  await expectNewTab(page, page.getByRole('dialog').getByRole('link'));
});
