import { expect, test, type Page } from '@playwright/test';
import { withBasePath } from '@/lib/base-path';
import { expectAccessible } from '../../support/browser/axe';
import { openSettled, settled } from '../../support/browser/page';
import { watchRequests } from '../../support/browser/watch';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Find' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: /^Find/ });
const results = (page: Page) => dialog(page).getByRole('list', { name: 'Found' });
const links = (page: Page) => results(page).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

async function openOn(page: Page, path: string) {
  await openSettled(page, path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} on a new page opens the search, and what follows is in it`, async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.keyboard.press(keys);
    await page.keyboard.type('sheet');
    await expect(field(page)).toHaveValue('sheet');
    await expect(field(page)).toBeFocused();
  });
}

test('Escape on a new page takes back the key that opens the search', async ({ page }) => {
  await page.goto('./');
  await page.keyboard.type('/a');
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(button(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('/ opens the search where a theme has just been chosen', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('banner').getByRole('radio', { name: 'White' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('marking the query, or a touch below it, leaves the search open', async ({ page }) => {
  await openOn(page, './');
  await page.keyboard.type('sheet');
  const box = await field(page).boundingBox();
  if (!box) throw new Error('The field has no place.');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y + box.height / 2);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await page.mouse.click(180, 730);
  await expect(dialog(page)).toBeVisible();
});

test('going back in the browser closes the search', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => (location.hash = '#contact'));
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('a slash that is typed into the field stays a slash', async ({ page }) => {
  await openOn(page, './');
  await page.keyboard.type('ci/cd');
  await expect(field(page)).toHaveValue('ci/cd');
  await expect(dialog(page)).toHaveCount(1);
});

test('the shortcut / can be turned off, and stays off', async ({ page }) => {
  await openOn(page, './');
  await dialog(page).getByRole('checkbox', { name: 'Key /' }).uncheck();
  await page.reload();
  await settled(page);
  await page.keyboard.press('/');
  await settled(page);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
});

test('nothing of the search is loaded before it is opened', async ({ page }) => {
  const index = watchRequests(page, ({ pathname }) =>
    pathname.startsWith(withBasePath('/search/')),
  );
  const scripts = watchRequests(page, ({ pathname }) => pathname.endsWith('.js'));
  await page.goto('./');
  await button(page).hover();
  await button(page).focus();
  await settled(page);
  expect(index).toEqual([]);
  const before = scripts.length;
  await button(page).click();
  await expect.poll(() => index).toEqual([`GET ${withBasePath('/search/index.json')}`]);
  expect(scripts.length).toBeGreaterThan(before);
});

test('the search finds a word in a text, and the beginning of one', async ({ page }) => {
  await openOn(page, './');
  await page.keyboard.type('cartographer');
  await expect(status(page)).toHaveText('1 find');
  await expect(links(page)).toHaveText(['Atlas']);
  await field(page).fill('whea');
  await expect(links(page).first()).toHaveText('Wheat paste keeps for three days');
  await expect(results(page).getByRole('listitem').first()).toContainText('Note · 2025/01/20');
});

test('the arrow keys go through the results and back, and Enter opens one', async ({ page }) => {
  await openOn(page, './');
  await page.keyboard.type('sheet');
  // Until then the results of what was typed first stand there.
  await expect(results(page).locator('mark').first()).toHaveText(/^sheet$/i);
  await expect(links(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const address = await links(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(dialog(page)).toBeHidden();
});

test('Enter in the field opens the first result, however fast it is pressed', async ({ page }) => {
  await openOn(page, './');
  await page.keyboard.type('songbook');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Songbook for a Choir');
  await expect(page).toHaveURL((url) => url.pathname === withBasePath('/songbook/'));
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click on the page behind', (page: Page) => page.mouse.click(20, 600)],
  ['its button', (page: Page) => dialog(page).getByRole('button', { name: 'Done' }).click()],
] as const) {
  test(`${way} closes the search, and focus returns`, async ({ page }) => {
    await openOn(page, './');
    await page.keyboard.type('sheet');
    await expect(links(page).first()).toBeVisible();
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
  });
}

test('the search says that there is nothing, and what to do', async ({ page }) => {
  await openOn(page, './');
  await page.keyboard.type('zebra');
  await expect(status(page)).toHaveText('No book or note about “zebra”.');
  await expect(links(page)).toHaveCount(0);
});

test('the search says when its index cannot be loaded, and tries again', async ({ page }) => {
  await page.route('**/search/**', (route) => route.abort());
  await openOn(page, './');
  await expect(status(page)).toHaveText('The index did not arrive.');
  await page.unroute('**/search/**');
  await dialog(page).getByRole('button', { name: 'Once more' }).click();
  await expect(status(page)).not.toHaveText('The index did not arrive.');
  await field(page).fill('songbook');
  await expect(links(page).first()).toHaveText('Songbook for a Choir');
});

test('the search says when its script is missing, and tries again', async ({ page, context }) => {
  await openSettled(page, './');
  await context.setOffline(true);
  await button(page).click();
  await expect(status(page)).toHaveText('The index did not arrive.');
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Once more' }).click();
  await field(page).fill('songbook');
  await expect(links(page).first()).toHaveText('Songbook for a Choir');
});

test('without script there is no button of the search', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('./');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.close();
});

test('the button of the search moves nothing when it shows', async ({ page, browser, baseURL }) => {
  const places = (header: Page) =>
    header
      .locator('header > div :is(a, button, fieldset)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().x));
  const bare = await browser.newPage({ baseURL, viewport: { width: 375, height: 800 } });
  await bare.route('**/*.js', (route) => route.abort());
  await bare.goto('./');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('./');
  await expect(button(page)).toBeVisible();
  expect(await places(page)).toEqual(await places(bare));
  await bare.close();
});

for (const width of [375, 1280]) {
  test(`axe finds nothing in the search at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await openOn(page, './');
    await page.keyboard.type('sheet');
    await expect(links(page).first()).toBeVisible();
    await expectAccessible(page);
  });
}
