import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { expectAccessible, expectContrast } from '../../site/support/axe';
import { animated, heading, holdAnimations, images, openHydrated } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const { close, next } = strings.layout;
const lightbox = (page: Page) => page.getByRole('dialog', { name: strings.project.gallery });
const number = (page: Page) => lightbox(page).getByRole('status');
const shown = (page: Page) => lightbox(page).getByRole('img');
const boxOf = async (page: Page) => (await shown(page).boundingBox())!;
const onward = (page: Page) => lightbox(page).getByRole('button', { name: next });
const enlarge = (page: Page) => lightbox(page).getByRole('button', { name: strings.lightbox.zoom });

async function openFirst(page: Page) {
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  await expect(number(page)).toHaveText('1 / 3');
}

test('the image that was clicked grows from its place on the page, and shrinks back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, 'atlas/');
  await animated(page);
  const thumbnail = page.locator('main .lightbox-link img').nth(1);
  await thumbnail.scrollIntoViewIfNeeded();
  const { x, y, width } = (await thumbnail.boundingBox())!;

  const grow = await holdAnimations(page);
  await thumbnail.click();
  const small = {
    x: expect.closeTo(x, 0),
    y: expect.closeTo(y, 0),
    width: expect.closeTo(width, 0),
  };
  await expect.poll(() => boxOf(page)).toMatchObject(small);
  await expect(thumbnail).toBeHidden();
  await grow();
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(width * 1.5);
  await expect(number(page)).toHaveText('2 / 3');
  await expect(shown(page)).toBeInViewport({ ratio: 0.99 });

  const shrink = await holdAnimations(page);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeVisible();
  await shrink();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(thumbnail).toBeVisible();
});

test('a click enlarges an image around the pointer, arrow keys move it, and the next image fits', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 800 });
  await openFirst(page);
  const fitting = await boxOf(page);
  // A fifth of the way from its right edge.
  const x = fitting.x + fitting.width * 0.8;
  const y = fitting.y + fitting.height / 2;
  await page.mouse.click(x, y);
  await expect(enlarge(page)).toHaveAttribute('aria-pressed', 'true');
  const large = await boxOf(page);
  expect(large.width).toBeGreaterThanOrEqual(fitting.width * 2);
  expect(large.x + large.width * 0.8).toBeCloseTo(x, -1);

  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(page)).x).toBeGreaterThan(large.x);
  await page.mouse.click(x, y);
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
  await enlarge(page).press('Enter');
  await expect(shown(page)).not.toBeInViewport({ ratio: 1 });
  await onward(page).click();
  await expect(number(page)).toHaveText('2 / 3');
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
});

test('it goes on and back with keys, buttons and a finger', async ({ page }) => {
  await openFirst(page);
  await page.keyboard.press('ArrowRight');
  await expect(number(page)).toHaveText('2 / 3');
  await page.keyboard.press('ArrowLeft');
  await expect(number(page)).toHaveText('1 / 3');
  await swipe(page, -200);
  await expect(number(page)).toHaveText('2 / 3');
  await swipe(page, 200);
  await expect(number(page)).toHaveText('1 / 3');
  await onward(page).dblclick();
  await expect(number(page)).toHaveText('3 / 3');
  await expect(onward(page)).toHaveAttribute('aria-disabled', 'true');
});

/** Swipes with one finger over the image that is shown, by some pixels to the right. */
async function swipe(page: Page, by: number) {
  const at = (clientX: number) => [{ identifier: 1, clientX, clientY: 300 }];
  await shown(page).dispatchEvent('touchstart', { touches: at(300), changedTouches: at(300) });
  await shown(page).dispatchEvent('touchend', { touches: [], changedTouches: at(300 + by) });
}

test('it shows an image of a text with its caption, closes, returns the focus, and the page scrolls again', async ({
  page,
}) => {
  await openHydrated(page, 'blog/eight-pages/');
  for (const closeIt of [
    () => page.keyboard.press('Escape'),
    () => lightbox(page).getByRole('button', { name: close }).click(),
  ]) {
    await images(page).click();
    await expect(shown(page)).toBeInViewport({ ratio: 1 });
    await expect(lightbox(page).getByText('Three folds, eight leaves')).toBeInViewport();
    await expect(lightbox(page).getByRole('link')).toHaveAttribute('href', /sheet\.png$/);
    await closeIt();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(images(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  }
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

test('axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirst(page);
  await expectAccessible(page, { within: 'dialog:modal' });
  await expectContrast(page, { within: 'dialog:modal' });
});
