import type { Page } from '@playwright/test';
import { owner } from '@/app/owner';
import { strings } from '@/data/strings';
import { openHydrated, settled } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const html = (page: Page) => page.locator('html');
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: owner.name });

/** Writes the target and behaviour of each scroll into the page, instead of scrolling. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      if (typeof options !== 'object') return;
      document.documentElement.dataset.scrolled = `${this.id} ${options.behavior}`;
    };
  }),
);

test('100 ms after a change of route, the page scrolls smoothly to the hash', async ({ page }) => {
  await openHydrated(page, 'about/');
  await settled(page);
  await page.clock.install();
  await logo(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(strings.home.greeting);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await expect(html(page)).toHaveAttribute('data-scrolled', 'home smooth');
});

test('to a part of the current page too, and with reduced motion it jumps there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, './');
  await logo(page).click();
  await expect(html(page)).toHaveAttribute('data-scrolled', 'home auto');
});
