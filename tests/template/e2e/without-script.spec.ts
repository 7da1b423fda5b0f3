import { strings } from '@/data/strings';
import { heading, images } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

test.use({ javaScriptEnabled: false });

const { layout, markdown, search, projects } = strings;

test('the drawer opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('./');
  const toggle = page.getByRole('button', { name: layout.menu });
  const drawer = page.getByRole('dialog', { name: layout.menu });
  await toggle.click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: layout.close }).click();
  await expect(drawer).toBeHidden();
  await toggle.click();
  const link = drawer.locator('a[href$="/about/"]:not([hreflang])');
  await link.click();
  await expect(heading(page)).toHaveText(strings.about.heading);
  await expect(drawer).toBeHidden();
});

test('there is no button that does nothing', async ({ page }) => {
  await page.goto('contact/');
  await expect(page.getByRole('button', { name: search.label })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: markdown.copy })).toBeHidden();
  await page.goto('blog/eight-pages/');
  await expect(page.getByRole('button', { name: markdown.copy })).toHaveCount(0);
});

test('all projects are there, without a filter', async ({ page }) => {
  await page.goto('projects/?tag=maps');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('navigation', { name: projects.filter.label })).toBeHidden();
});

test('an image of a text opens as a file', async ({ page }) => {
  await page.goto('blog/eight-pages/');
  await images(page).click();
  await expect(page).toHaveURL(/\/blog\/eight-pages\/sheet\.png$/);
});
