import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { hold } from '../../site/support/host';
import { hydrated, recordFrames, scripts } from '../../site/support/page';
import { expect, test } from '../../site/support/test';
import { watchConsole } from '../../site/support/watch';

/* Actions of a visitor before hydration take effect, and hydration keeps their results. */

const { layout, search } = strings;

/** Opens a page whose scripts wait. */
async function openWithoutReact(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await hydrated(page);
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('the drawer opens, and stays open and focused when React takes over', async ({ page }) => {
    const messages = watchConsole(page);
    const startReact = await openWithoutReact(page, './');
    const toggle = page.getByRole('button', { name: layout.menu });
    const drawer = page.getByRole('dialog', { name: layout.menu });
    await toggle.click();
    await expect(drawer).toBeVisible();
    const second = drawer.getByRole('link').nth(1);
    await second.focus();
    const frames = await recordFrames(
      page,
      () => () => document.querySelector('#drawer')!.checkVisibility({ opacityProperty: true }),
    );
    await startReact();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#drawer:modal')).toBeVisible();
    await expect(second).toBeFocused();
    expect(await frames()).toEqual([true]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();
    expect(messages).toEqual([]);
  });
});

test('a theme is chosen and seen, and kept when React takes over', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const startReact = await openWithoutReact(page, './');
  const color = () => getComputedStyle(document.documentElement).backgroundColor;
  const light = await page.evaluate(color);
  await page.getByTitle(layout.themes.dark).filter({ visible: true }).click();
  const dark = await page.evaluate(color);
  expect(dark).not.toBe(light);
  const frames = await recordFrames(
    page,
    () => () => getComputedStyle(document.documentElement).backgroundColor,
  );
  await startReact();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    page.getByRole('banner').getByRole('radio', { name: layout.themes.dark }),
  ).toBeChecked();
  expect(await frames()).toEqual([dark]);
  await page.reload();
  expect(await page.evaluate(color)).toBe(dark);
});

test('letters typed into the search are kept, and found when React takes over', async ({
  page,
}) => {
  const startReact = await openWithoutReact(page, './');
  await page.getByRole('button', { name: search.label }).click();
  const field = page.getByRole('textbox', { name: search.label });
  await expect(field).toBeFocused();
  await page.keyboard.type('songb');
  await startReact();
  await expect(field).toBeFocused();
  await page.keyboard.type('ook');
  await expect(field).toHaveValue('songbook');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['Songbook for a Choir']);
});

test('a focused link keeps the focus, and its place', async ({ page }) => {
  const startReact = await openWithoutReact(page, 'about/');
  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  await expect(link).toBeInViewport();
  await startReact();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
