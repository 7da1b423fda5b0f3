import { strings } from '@/data/strings';
import { heading, openHydrated, scripts } from '../support/browser/page';
import { expect, test } from '../support/browser/test';
import { watchConsole } from '../support/browser/watch';

/* With faults outside the site, pages can still be read and used. */

const { themeTitle, themes } = strings.layout;

test('without fonts and storage, pages are readable and themes work', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  const messages = watchConsole(page);
  await openHydrated(page, 'about/');
  await page.getByTitle(themeTitle(themes.light)).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('banner').locator('a[href$="/projects/"]:visible').click();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const own = messages.filter((message) => !message.startsWith('Failed to load'));
  expect(own).toEqual([]);
});

test('React also starts in a background tab, which is never painted', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await openHydrated(page, './');
  await page.getByRole('button', { name: strings.search.label }).click();
  await page.keyboard.type('songbook');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['Songbook for a Choir']);
});

test('without the scripts, the whole style sheet still loads', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('about/');
  await expect(page.locator('head > link[rel=stylesheet]')).not.toHaveCount(0);
});
