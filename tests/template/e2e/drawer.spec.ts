import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { expectAccessible, expectContrast } from '../../site/support/axe';
import { heading, isSameDocument, openHydrated, recordFrames } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

test.use({ viewport: { width: 375, height: 800 } });

const { menu, close } = strings.layout;
const drawer = (page: Page) => page.getByRole('dialog', { name: menu });
const toggle = (page: Page) => page.getByRole('button', { name: menu });
const aboutLink = (page: Page) => drawer(page).locator('a[href$="/about/"]:not([hreflang])');

async function openOn(page: Page, path: string) {
  await openHydrated(page, path);
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('it opens over the full width with large links, in which axe finds nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOn(page, './');
  const { x, width } = (await drawer(page).boundingBox())!;
  expect(x).toBe(0);
  expect(width).toBe(await page.evaluate(() => document.body.offsetWidth));
  expect((await drawer(page).getByRole('link').first().boundingBox())!.height).toBeGreaterThan(48);
  await expectAccessible(page, { within: 'dialog:modal' });
  await expectContrast(page, { within: 'dialog:modal' });
});

test('Escape, a click on the page behind and its button close it, focus returns, and it opens again', async ({
  page,
}) => {
  await openOn(page, 'about/');
  for (const closeIt of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(180, 780),
    () => drawer(page).getByRole('button', { name: close }).click(),
  ]) {
    await closeIt();
    await expect(drawer(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
  }
});

test('it is opaque from its first frame, also the second time', async ({ page }) => {
  await openOn(page, './');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  const opacities = await recordFrames(page, () => () => {
    const dialog = document.querySelector('#drawer:modal:not([data-closing])');
    return dialog && getComputedStyle(dialog).opacity;
  });
  await toggle(page).press('Enter');
  await expect.poll(opacities).toEqual([null, '1']);
});

test('a link closes it and leads on in the same document, and Back leads back', async ({
  page,
}) => {
  await openOn(page, './');
  await isSameDocument(page);
  await aboutLink(page).click();
  await expect(heading(page)).toHaveText(strings.about.heading);
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  // The page itself.
  await aboutLink(page).click();
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toContainText(strings.home.greeting);
  await expect(drawer(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('the page behind neither takes focus nor scrolls, and a window that grows wide closes it', async ({
  page,
}) => {
  await openOn(page, 'about/');
  const behind = page.getByRole('main').locator('a').first();
  await behind.evaluate((link) => link.focus());
  await expect(behind).not.toBeFocused();
  await page.mouse.move(180, 780);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});
