import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import {
  headerLink,
  heading,
  hydrated,
  isSameDocument,
  openHydrated,
} from '../../site/support/page';
import { expect, test } from '../../site/support/test';

/* Back and Forward after links to parts of a page. */

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("Back and Forward show the page of the URL, where it was, after a heading's anchor", async ({
  page,
}) => {
  await openHydrated(page, 'blog/three-scripts/');
  const title = await page.title();
  const text = (await heading(page).textContent())!;
  const start = page.url();
  await isSameDocument(page);
  const anchor = page.locator('.prose h2 a[href^="#"]').first();
  await anchor.scrollIntoViewIfNeeded();
  const startTop = await scrollTop(page);
  await anchor.press('Enter');
  await expect(page).toHaveURL(/#./);
  const fragment = page.url();
  const top = await scrollTop(page);
  await headerLink(page, '/projects/').click();
  await expect(heading(page)).toHaveText(strings.projects.heading);

  await page.goBack();
  await expect(page).toHaveURL(fragment);
  await expect(heading(page)).toHaveText(text);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(heading(page)).toHaveText(text);
  await expect.poll(() => scrollTop(page)).toBe(startTop);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.goForward();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a part of the filtered list keeps the filter with Back', async ({ page }) => {
  await openHydrated(page, 'projects/');
  const chips = page.getByRole('navigation', { name: strings.projects.filter.label });
  const personal = chips.getByRole('link', { name: /^Personal/ });
  await personal.click();
  await expect(page).toHaveURL(/tag=personal$/);
  await page.getByRole('link', { name: strings.layout.skip }).press('Enter');
  await expect(page).toHaveURL(/tag=personal#content$/);
  await chips.getByRole('link', { name: strings.projects.filter.all }).click();
  await expect(personal).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(personal).toHaveAttribute('aria-current');
});

test('after a reload, Back returns to the scroll position of the page before', async ({ page }) => {
  await openHydrated(page, './');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const position = await page.evaluate(() => scrollY);
  await expect
    .poll(() => page.evaluate(() => (history.state as { scrollTop?: number }).scrollTop))
    .toBe(position);
  // A click by Playwright would scroll before.
  await headerLink(page, '/contact/').dispatchEvent('click');
  await expect(page).toHaveURL(/contact\/$/);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(heading(page)).toContainText(strings.home.greeting);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -1);
});
