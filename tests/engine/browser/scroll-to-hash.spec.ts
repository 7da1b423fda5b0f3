import { expect, test, type Page } from '@playwright/test';
import { settled } from '../../support/browser/settled';

const html = (page: Page) => page.locator('html');
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Inés Łuczak' });

/** Writes on the page where it was scrolled to and how, in place of scrolling. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Element.prototype.scrollIntoView = function (options) {
      // Next scrolls to the top of a new page by the same function, without options.
      if (typeof options !== 'object') return;
      document.documentElement.dataset.scrolled = `${this.id} ${options.behavior}`;
    };
  }),
);

/** From here on time passes only where a test says so. */
async function stopTheClock(page: Page) {
  await settled(page);
  // Later than any test lasts: a clock cannot be stopped at a time that has passed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Waits until script has done what it does at once; the clock does not hold that up. */
const workDone = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

test('100 ms after a change of page, it scrolls smoothly to the hash', async ({ page }) => {
  await page.clock.install();
  await page.goto('about/');
  await stopTheClock(page);
  await logo(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books, sewn by hand');
  await workDone(page);
  await page.clock.runFor(99);
  await expect(html(page)).not.toHaveAttribute('data-scrolled');
  await page.clock.runFor(1);
  await expect(html(page)).toHaveAttribute('data-scrolled', 'home smooth');
});

test('on the same page it scrolls to the hash as well', async ({ page }) => {
  await page.goto('./');
  await settled(page);
  await page.getByRole('link', { name: 'See her books' }).click();
  await expect(html(page)).toHaveAttribute('data-scrolled', 'latest-projects smooth');
});

for (const [hash, scrolled] of [
  ['#contact', 'contact smooth'],
  ['#nowhere', null],
  ['#%', null],
] as const) {
  test(`going back to ${hash} scrolls to: ${scrolled}`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`./${hash}`);
    await settled(page);
    await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every book');
    await stopTheClock(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books, sewn by hand');
    await workDone(page);
    await page.clock.runFor(1000);
    expect(await html(page).getAttribute('data-scrolled')).toBe(scrolled);
  });
}

test('with reduced motion it jumps there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about/');
  await settled(page);
  await logo(page).click();
  await expect(html(page)).toHaveAttribute('data-scrolled', /^home (auto|instant)$/);
  await expect(html(page)).toHaveCSS('scroll-behavior', 'auto');
});
