import { expect, test, type Page } from '@playwright/test';
import { pages, unknownPage } from './support/pages';
import { settled } from './support/settled';
import { unreadableTexts } from './support/unreadable-texts';

test.use({ javaScriptEnabled: false });

for (const { path, heading } of [...pages, unknownPage]) {
  test(`all of ${path} can be read, and is what script shows`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => unreadableTexts(page)).toEqual([]);

    const withScript = await browser.newPage({ baseURL, javaScriptEnabled: true });
    await withScript.goto(path);
    await settled(withScript);
    const shown = await textOf(withScript);
    await withScript.close();
    expect(await textOf(page)).toBe(shown);
  });
}

/** The text of the main part, without that of its scripts. */
const textOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent;
  });

test('the links of the header lead on', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects');
  await page.getByRole('link', { name: 'Conity', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conity');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the drawer opens, closes and leads on', async ({ page }) => {
    await page.goto('./');
    const drawer = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close the menu' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await drawer.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is he ?');
    await expect(drawer).toBeHidden();
  });
});
