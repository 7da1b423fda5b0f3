import { expect, test, type Page } from '@playwright/test';
import { owner } from '@/data/owner';
import { sitePath } from './support/addresses';

const links = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link');
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'menu' });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: owner.name });

test.describe('from 768 px up', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('the header links to Projects, Blog and Contact me, and has no menu button', async ({
    page,
  }) => {
    await page.goto('about/');
    await expect(links(page)).toHaveText(['Projects', 'Blog', 'Contact me']);
    await expect(toggle(page)).toHaveCount(0);
  });

  for (const [label, path, heading] of [
    ['Projects', '/projects/', 'All Projects'],
    ['Blog', '/blog/', `${owner.name}'s Tech Thoughts`],
    ['Contact me', '/contact/', 'Contact Me'],
  ] as const) {
    test(`'${label}' leads to ${path}`, async ({ page }) => {
      await page.goto('about/');
      await links(page).getByText(label, { exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL((url) => url.pathname === sitePath(path));
    });
  }
});

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 767, height: 900 } });

  test('the header has a menu button in place of the links', async ({ page }) => {
    await page.goto('about/');
    await expect(toggle(page)).toBeVisible();
    await expect(links(page)).toHaveCount(0);
  });
});

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the logo leads to the anchor "home" of the home page', async ({ page }) => {
      await page.goto('about/');
      await expect(logo(page)).toHaveAttribute('href', sitePath('/#home'));
      await logo(page).click();
      await expect(page).toHaveURL((url) => `${url.pathname}${url.hash}` === sitePath('/#home'));
      await expect(page.locator('#home')).toBeInViewport();
    });
  });
}
