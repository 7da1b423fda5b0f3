import { expect, test, type Page } from '@playwright/test';
import { openSettled } from '../../support/browser/page';
import { watchComplaints } from '../../support/browser/watch';

const html = (page: Page) => page.locator('html');
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Inés Łuczak' });

/** Writes on the page where it was scrolled to and how, in place of scrolling. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Element.prototype.scrollIntoView = function (options) {
      if (typeof options !== 'object') return;
      document.documentElement.dataset.scrolled = `${this.id} ${options.behavior}`;
    };
  }),
);

test('100 ms after a click on a link, its page scrolls smoothly there', async ({ page }) => {
  await page.clock.install();
  await openSettled(page, './');
  // Later than any test lasts: a clock cannot be stopped at a time that has passed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('link', { name: 'See her books' }).click();
  await page.clock.runFor(99);
  await expect(html(page)).not.toHaveAttribute('data-scrolled');
  await page.clock.runFor(1);
  await expect(html(page)).toHaveAttribute('data-scrolled', 'latest-projects smooth');
});

test('a page scrolls smoothly to the place that a link to it names', async ({ page }) => {
  await page.goto('about/');
  await logo(page).click();
  await expect(html(page)).toHaveAttribute('data-scrolled', 'home smooth');
});

for (const hash of ['#nowhere', '#%']) {
  test(`${hash} leads nowhere, without a complaint`, async ({ page }) => {
    const complaints = watchComplaints(page);
    await openSettled(page, `./${hash}`);
    await expect(html(page)).not.toHaveAttribute('data-scrolled');
    expect(complaints).toEqual([]);
  });
}

test('with reduced motion a page jumps to the place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about/');
  await logo(page).click();
  await expect(html(page)).toHaveAttribute('data-scrolled', 'home auto');
  await expect(html(page)).toHaveCSS('scroll-behavior', 'auto');
});
