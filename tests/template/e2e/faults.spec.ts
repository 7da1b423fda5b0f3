import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import {
  headerLink,
  heading,
  hydrated,
  images,
  openHydrated,
  scripts,
} from '../../site/support/page';
import { expect, test } from '../../site/support/test';
import { watchConsole } from '../../site/support/watch';

/* With faults outside the site, pages can still be read and used. */

const { themes } = strings.layout;

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
  await page.getByTitle(themes.light).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await headerLink(page, '/projects/').click();
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

test('a path with two slashes is put right', async ({ page, baseURL }) => {
  const messages = watchConsole(page);
  const { origin, pathname } = new URL(baseURL!);
  await page.route(
    (url) => url.pathname.startsWith('//'),
    async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}projects/` }) }),
  );
  await page.goto(`${origin}/${pathname}projects/?tag=sewing#content`);
  await hydrated(page);
  await expect(page).toHaveURL(`${baseURL}projects/?tag=sewing#content`);
  await expect(heading(page)).toHaveText(strings.projects.heading);
  expect(messages).toEqual([]);
});

test('when the search or the lightbox fails, the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('No dialogs today');
    };
  });
  await openHydrated(page, 'atlas/');
  const search = page.getByRole('button', { name: strings.search.label });
  await search.click();
  await expect(search).toHaveCount(0);
  await images(page).first().click();
  await expect(heading(page)).toHaveText('Atlas of Tides');
  // Without the lightbox, the links open the files.
  await images(page).first().click();
  await expect(page).toHaveURL(/\.svg$/);
});

test("when the layout fails, the site's own page leads home", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('No dialogs today');
    };
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, 'about/');
  await page.getByRole('button', { name: strings.layout.menu }).click();
  await expect(heading(page)).toHaveText(strings.failure.title);
  await expect(heading(page)).toHaveCSS('font-weight', String(theme.fonts.display.weights[0]));
  await page.getByRole('link', { name: strings.notFound.link }).click();
  await expect(heading(page)).toContainText(strings.home.greeting);
});

test('when the script of the next page is missing, its document is loaded', async ({ page }) => {
  await openHydrated(page, './');
  await page.route(scripts, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await headerLink(page, '/projects/').click();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  await hydrated(page);
  await expect(heading(page)).toHaveText(strings.projects.heading);
});
