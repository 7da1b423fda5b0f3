import { strings } from '@/data/strings';
import {
  animated,
  heading,
  images,
  isSameDocument,
  openHydrated,
  settled,
} from '../support/browser/page';
import { expect, test } from '../support/browser/test';

const { layout, lightbox, search, projects, home } = strings;

test.use({ viewport: { width: 375, height: 800 } });

test('a whole visit is one document, and leaves nothing on the console', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  const openDrawer = () => banner.getByRole('button', { name: layout.openMenu }).click();

  await openHydrated(page, './');
  await animated(page);
  await isSameDocument(page);

  await openDrawer();
  await dialog.getByTitle(layout.themeTitle(layout.themes.light)).click();
  await dialog.locator('a[href$="/projects/"]').click();
  await expect(heading(page)).toHaveText(projects.heading);
  await expect(dialog).toBeHidden();

  const chips = page.getByRole('navigation', { name: projects.filter.label });
  await chips.getByRole('link', { name: /^Sewing/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Atlas' }).click();
  await expect(heading(page)).toHaveText('Atlas of Tides');

  await images(page).first().click();
  await dialog.getByRole('button', { name: lightbox.next }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await banner.getByRole('button', { name: search.label, exact: true }).click();
  await page.keyboard.type('eight');
  await dialog.getByRole('link', { name: 'Eight pages' }).click();
  await expect(heading(page)).toHaveText('Eight pages from one sheet');
  await settled(page);

  await page.goBack();
  await expect(heading(page)).toHaveText('Atlas of Tides');
  await openDrawer();
  await dialog.getByRole('link').first().click();
  await expect(heading(page)).toHaveText(home.greeting);
  await settled(page);

  expect(await isSameDocument(page)).toBe(true);
  expect(messages).toEqual([]);
});
