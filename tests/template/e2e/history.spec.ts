import type { Locator, Page } from '@playwright/test';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { hostAnswers, post } from '../../site/support/host';
import { heading, hydrated, isSameDocument, openHydrated } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

/* Back and Forward after links to parts of a page. */

test.use({ hasTouch: true });

const contents = (page: Page) =>
  page.getByRole('navigation', { name: strings.article.contents }).getByRole('link').nth(1);
const anchor = (page: Page) => page.locator('.prose h2 a[href^="#"]').first();
const footnote = (page: Page) => page.locator('.prose sup a');
const skipLink = (page: Page) => page.getByRole('link', { name: strings.layout.skip });
const projects = (page: Page) =>
  page.getByRole('banner').locator('a[href$="/projects/"]:not([hreflang]):visible');

const byMouse = (link: Locator) => link.click();
const byTouch = (link: Locator) => link.tap();
const byKeyboard = (link: Locator) => link.press('Enter');

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a link to a part of the page, then one to the projects, and goes back and forward through all three. */
async function expectHistory(page: Page, link: Locator, follow: (link: Locator) => Promise<void>) {
  const title = await page.title();
  const text = (await heading(page).textContent())!;
  const start = page.url();
  await isSameDocument(page);
  await link.scrollIntoViewIfNeeded();
  const startTop = await scrollTop(page);

  await follow(link);
  await expect(page).toHaveURL(/#./);
  const fragment = page.url();
  const top = await scrollTop(page);
  await projects(page).click();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  await expect(page).toHaveTitle(new RegExp(strings.projects.name));

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
}

for (const [what, path, link, follow] of [
  ['the contents by touch', 'blog/eight-pages/', contents, byTouch],
  ["a heading's anchor in Japanese", 'blog/three-scripts/', anchor, byKeyboard],
  ['a footnote', 'blog/eight-pages/', footnote, byMouse],
] as const) {
  test(`Back and Forward show the page of the URL after ${what}`, async ({ page }) => {
    await openHydrated(page, path);
    await expectHistory(page, link(page), follow);
  });
}

test('Back and Forward show a hosted post after a link to a part of it', async ({ page }) => {
  test.skip(settings.livePosts === false, 'The owner has turned live posts off.');
  const filler = 'One line.\n\n'.repeat(60);
  const body = `[Go on](#l%C3%A4nge)\n\n${filler}\n\n## Länge\n\n${filler}`;
  await hostAnswers(page, 'eight-pages', { GET: { body: post('Four ways', body) } });
  await openHydrated(page, 'blog/eight-pages/');
  await expect(heading(page)).toHaveText('Four ways');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/#l%C3%A4nge$/);
  await projects(page).click();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText('Four ways');
  await expect(page).toHaveTitle(/^Four ways/);
});

test('a link to a part of the filtered list keeps the filter with Back', async ({ page }) => {
  await openHydrated(page, 'projects/');
  const chips = page.getByRole('navigation', { name: strings.projects.filter.label });
  const personal = chips.getByRole('link', { name: /^Personal/ });
  await personal.click();
  await expect(page).toHaveURL(/tag=personal$/);
  await skipLink(page).press('Enter');
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
  await page.getByRole('banner').locator('a[href$="/contact/"]:visible').dispatchEvent('click');
  await expect(page).toHaveURL(/contact\/$/);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(heading(page)).toContainText(strings.home.greeting);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -1);
});
