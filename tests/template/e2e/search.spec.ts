import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { withBasePath } from '@/lib/urls';
import { expectAccessible, expectContrast } from '../../site/support/axe';
import { hold } from '../../site/support/host';
import { hydrated, isSameDocument, openHydrated, scripts, settled } from '../../site/support/page';
import { expect, test } from '../../site/support/test';
import { watchRequests } from '../../site/support/watch';

const { search } = strings;
const dialog = (page: Page) => page.getByRole('dialog', { name: search.label });
const button = (page: Page) => page.getByRole('button', { name: search.label, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: search.label });
const status = (page: Page) => dialog(page).getByRole('status');
const links = (page: Page) => dialog(page).getByRole('list').getByRole('link');

/** The three newest listed posts, and the first three projects. */
const suggested = [
  'كتاب بثلاث لغات',
  'Wheat paste keeps for three days',
  'Sixteen pages, and a knife',
  'Atlas of Tides',
  'Kitchen Press',
  'Ledger of a Fish Market',
];

async function openOn(page: Page, path: string) {
  await openHydrated(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('it loads nothing before it is opened, and its index once', async ({ page }) => {
  const files = watchRequests(page, ({ pathname }) => /search\.json|\.js$/.test(pathname));
  const release = await hold(page, '**/search.json');
  await page.goto('./');
  await button(page).hover();
  await button(page).focus();
  await settled(page);
  expect(files.splice(0)).not.toContain(`GET ${withBasePath('/search.json')}`);
  await button(page).click();
  await dialog(page).getByRole('button', { name: strings.layout.close }).click();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  release();
  await field(page).fill('songbook');
  await expect(links(page)).toHaveText(['Songbook for a Choir']);
  const isCode = (file: string) => file.endsWith('.js');
  expect(files.filter((file) => !isCode(file))).toEqual([`GET ${withBasePath('/search.json')}`]);
  expect(files.filter(isCode)).not.toEqual([]);
});

test('the arrow keys move through the results, and Enter opens one without a new document', async ({
  page,
}) => {
  await openOn(page, './');
  await isSameDocument(page);
  await page.keyboard.type('sheet');
  await expect(links(page).nth(1)).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const path = await links(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(dialog(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('Escape, a click on the page behind and its button close it, and focus returns', async ({
  page,
}) => {
  await openHydrated(page, './');
  await button(page).click();
  for (const [query, close] of [
    ['sheet', () => page.keyboard.press('Escape')],
    ['atlas', () => page.mouse.click(20, 600)],
    ['songbook', () => dialog(page).getByRole('button', { name: strings.layout.close }).click()],
  ] as const) {
    // It replaces the query before.
    await page.keyboard.type(query);
    await expect(field(page)).toHaveValue(query);
    await expect(links(page).first()).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(query);
  }
});

test('without a connection it says so, and tries again', async ({ page, context }) => {
  await openHydrated(page, './');
  await settled(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(status(page)).toHaveText(search.failures.offline);
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: search.tryAgain }).click();
  await field(page).fill('songbook');
  await expect(links(page).first()).toHaveText('Songbook for a Choir');
});

const notFound = { status: 404, body: 'Not found' };

for (const [fault, url, answer] of [
  [
    'its index is a page',
    '**/search.json',
    { contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
  ],
  ['its code is missing', scripts, notFound],
  [
    'its code is a page that calls itself a script',
    scripts,
    { contentType: 'text/javascript', body: '<html>' },
  ],
] as const) {
  test(`if ${fault}, it offers to reload the page`, async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, './');
    await settled(page);
    // Next asks once more for code that is missing, so the fault lasts as long as the document.
    let isReloaded = false;
    await page.route(url, (route) => (isReloaded ? route.fallback() : route.fulfill(answer)));
    page.once('framenavigated', () => (isReloaded = true));
    const answered = page.waitForResponse(url);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('songbook');
    await answered;
    await page.clock.fastForward(10_000);
    await expect(status(page)).toHaveText(search.failures.broken);
    await dialog(page).getByRole('button', { name: search.reload }).click();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('songbook');
    await expect(links(page)).toHaveText(['Songbook for a Choir']);
  });
}

test('before a letter is typed, and if nothing is found, it offers the latest articles and projects', async ({
  page,
}) => {
  await openOn(page, './');
  const suggestions = dialog(page).getByRole('list', { name: search.suggestions });
  await expect(suggestions.getByRole('link')).toHaveText(suggested);
  await field(page).fill('zebra');
  await expect(status(page)).toHaveText(search.nothing('zebra'));
  await expect(suggestions.getByRole('link')).toHaveText(suggested);
  // It opens none of them by itself.
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
});

test('axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOn(page, './');
  await page.keyboard.type('sheet');
  await expect(links(page).first()).toBeVisible();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, { name: `at ${width} px`, within: 'dialog:modal' });
  }
  await expectContrast(page, { within: 'dialog:modal' });
});
