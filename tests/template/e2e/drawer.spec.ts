import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { expectAccessible } from '../../site/support/axe';
import { heading, isSameDocument, openHydrated, recordFrames } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

test.use({ viewport: { width: 375, height: 800 } });

const { menu, close } = strings.layout;
const drawer = (page: Page) => page.getByRole('dialog', { name: menu });
const toggle = (page: Page) => page.getByRole('button', { name: menu });

async function openOn(page: Page, path: string) {
  await openHydrated(page, path);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('it starts closed, and opens over the full width with large links', async ({ page }) => {
  await openHydrated(page, './');
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  const { x, width } = (await drawer(page).boundingBox())!;
  expect(x).toBe(0);
  expect(width).toBe(await page.evaluate(() => document.body.offsetWidth));
  expect((await drawer(page).getByRole('link').first().boundingBox())!.height).toBeGreaterThan(48);
});

test('it is opaque from its first frame, each time', async ({ page }) => {
  await openOn(page, './');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  const frames = await recordFrames(page, () => () => {
    const dialog = document.querySelector('#drawer:modal:not([data-closing])');
    return dialog ? getComputedStyle(dialog).opacity : '';
  });
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await expect.poll(async () => new Set((await frames()).filter(Boolean))).toEqual(new Set(['1']));
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

test('a link closes it and leads on in the same document, and Back leads back', async ({
  page,
}) => {
  await openOn(page, './');
  await isSameDocument(page);
  await drawer(page).locator('a[href$="/about/"]:not([hreflang])').click();
  await expect(heading(page)).toHaveText(strings.about.heading);
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toContainText(strings.home.greeting);
  await expect(drawer(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to the page itself closes it', async ({ page }) => {
  await openOn(page, 'about/');
  await drawer(page).locator('a[href$="/about/"]:not([hreflang])').click();
  await expect(drawer(page)).toBeHidden();
});

test('a window that grows wide closes it', async ({ page }) => {
  await openOn(page, './');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('the page behind neither takes focus nor scrolls', async ({ page }) => {
  await openOn(page, 'about/');
  const behind = page.getByRole('main').locator('a').first();
  await behind.evaluate((link) => link.focus());
  await expect(behind).not.toBeFocused();
  await page.mouse.move(180, 780);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOn(page, './');
  await expectAccessible(page, { within: 'dialog:modal' });
});

test('the space of the scroll bar is as dark as the page behind the drawer', async ({ page }) => {
  await openHydrated(page, './');
  await page.getByRole('button', { name: strings.layout.menu }).click();
  await expect(page.locator('#drawer:modal')).toBeVisible();
  const { root, body, dimmed } = await page.evaluate(() => {
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const scrim = getComputedStyle(document.querySelector('#drawer')!, '::backdrop');
    // The browser itself lays the colour of the backdrop on that of the page.
    const canvas = document.createElement('canvas').getContext('2d')!;
    for (const color of [colorOf(document.body), scrim.backgroundColor]) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return {
      root: colorOf(document.documentElement),
      body: colorOf(document.body),
      dimmed: `rgb(${red}, ${green}, ${blue})`,
    };
  });
  expect(root).not.toBe(body);
  expect(root).toBe(dimmed);
});
