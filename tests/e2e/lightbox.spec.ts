import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { expectAccessible } from '../support/browser/axe';
import { animated, heading, images, openHydrated, recordFrames } from '../support/browser/page';
import { expect, test } from '../support/browser/test';

const { label, close, next, image } = strings.lightbox;
const lightbox = (page: Page) => page.getByRole('dialog', { name: label });
const place = (page: Page) => lightbox(page).getByRole('status');

/** Records the places of the image that moves between the page and the lightbox. */
async function recordMoves(page: Page): Promise<() => Promise<DOMRect[]>> {
  const frames = await recordFrames(page, () => () => {
    const moving = document.querySelector('dialog[open] > img');
    return moving && JSON.stringify(moving.getBoundingClientRect());
  });
  return async () =>
    (await frames()).flatMap((frame) => (frame ? (JSON.parse(frame) as DOMRect) : []));
}

test('the image that was clicked grows from its place on the page, and shrinks back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, 'atlas/');
  await animated(page);
  const thumbnail = images(page).nth(1).getByRole('img');
  await thumbnail.scrollIntoViewIfNeeded();
  const small = (await thumbnail.boundingBox())!;
  const moves = await recordMoves(page);
  await thumbnail.click();
  await expect(place(page)).toHaveText('2 / 3');
  const large = lightbox(page).getByRole('img', { name: (await thumbnail.getAttribute('alt'))! });
  await expect(large).toBeInViewport({ ratio: 1 });
  await expect(lightbox(page).locator('li:not([inert])')).toHaveCount(1);
  const { width } = (await large.boundingBox())!;
  expect(width).toBeGreaterThan(small.width * 1.5);
  const growing = await moves();
  expect(growing[0]!.width).toBeLessThan((small.width + width) / 2);
  expect(growing.at(-1)!.width).toBeGreaterThan((small.width + width) / 2);

  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  const last = (await moves()).at(-1)!;
  expect(last.width).toBeLessThan((small.width + width) / 2);
  expect(Math.abs(last.y - small.y)).toBeLessThan(200);
});

test('Back closes it', async ({ page }) => {
  await openHydrated(page, 'projects/');
  await page.getByRole('main').locator('a[href$="/atlas/"]').first().click();
  await images(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  await expect(lightbox(page)).toHaveCount(0);
});

test('a swipe leads on after a key that had nowhere to lead', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().press('Enter');
  await page.keyboard.press('Home');
  await lightbox(page)
    .getByRole('list')
    .evaluate(
      (strip) =>
        new Promise((resolve) => {
          strip.addEventListener('scrollend', resolve, { once: true });
          strip.scrollTo({ left: strip.clientWidth, behavior: 'smooth' });
        }),
    );
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('3 / 3');
});

test('it goes on and back with keys and buttons', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().press('Enter');
  await expect(place(page)).toHaveText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('2 / 3');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText('1 / 3');
  // The second click comes while the first one's image is still on its way.
  const onward = lightbox(page).getByRole('button', { name: next + image });
  await onward.dblclick();
  await expect(place(page)).toHaveText('3 / 3');
  await expect(onward).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect(place(page)).toHaveText('1 / 3');
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText('3 / 3');
});

test('it follows a swipe', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  await expect(place(page)).toHaveText('1 / 3');
  await lightbox(page)
    .getByRole('list')
    .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
  await expect(place(page)).toHaveText('2 / 3');
});

for (const [way, closeIt] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => lightbox(page).getByRole('button', { name: close }).click()],
] as const) {
  test(`${way} closes it, focus returns, and the page scrolls again`, async ({ page }) => {
    await openHydrated(page, 'blog/eight-pages/');
    await images(page).click();
    await expect(place(page)).toHaveText('1 / 1');
    await closeIt(page);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(images(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });
}

test('it closes while it is still opening', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await animated(page);
  await images(page).first().click();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await images(page).first().click();
  await expect(lightbox(page)).toBeVisible();
});

test('it shows the whole image of a text, with its caption and a link to the file', async ({
  page,
}) => {
  await openHydrated(page, 'blog/eight-pages/');
  await images(page).click();
  const large = lightbox(page).getByRole('img');
  await expect(large).toBeInViewport({ ratio: 1 });
  expect(await large.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\.avif$/);
  await expect(lightbox(page).getByText('Three folds, eight leaves')).toBeInViewport();
  await expect(lightbox(page).getByRole('link')).toHaveAttribute('href', /sheet\.png$/);
});

test('axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await expectAccessible(page);
});
