import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { expectAccessible } from '../../site/support/axe';
import { animated, heading, images, openHydrated, recordFrames } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const { label, close, next, image, zoom } = strings.lightbox;
const lightbox = (page: Page) => page.getByRole('dialog', { name: label });
const number = (page: Page) => lightbox(page).getByRole('status');
const shown = (page: Page) => lightbox(page).getByRole('img');
const onward = (page: Page) => lightbox(page).getByRole('button', { name: next + image });

/** Records the image of the lightbox: its width, the radius of its corners, and how many images the page still shows. */
const recordImage = (page: Page) =>
  recordFrames(page, () => () => {
    const large = [...document.querySelectorAll<HTMLElement>('dialog[open] img')].find((element) =>
      element.checkVisibility(),
    );
    if (!large) return '';
    const { width } = large.getBoundingClientRect();
    const { clipPath } = getComputedStyle(large.closest('div')!);
    const radius = parseFloat(clipPath.split('round ')[1] ?? '0') * (width / large.offsetWidth);
    const behind = [...document.querySelectorAll('main .lightbox-link img')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return `${width} ${radius} ${behind.length}`;
  });

test('the image that was clicked grows from its place on the page, and shrinks back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, 'atlas/');
  await animated(page);
  const thumbnail = images(page).nth(1).getByRole('img');
  await thumbnail.scrollIntoViewIfNeeded();
  const small = (await thumbnail.boundingBox())!.width;
  const frames = await recordImage(page);
  await thumbnail.click();
  await expect(number(page)).toHaveText('2 / 3');
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
  const widthOf = async () => (await shown(page).boundingBox())!.width;
  let large = 0;
  const hasStopped = async () => large === (large = await widthOf());
  await expect.poll(hasStopped).toBe(true);
  expect(large).toBeGreaterThan(small * 1.5);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);

  const seen = (await frames()).filter(Boolean).map((frame) => frame.split(' ').map(Number));
  const [[first, firstRadius] = [], [last, lastRadius] = []] = [seen[0], seen.at(-1)];
  expect(first).toBeCloseTo(small, -1);
  // In the frame in which it arrives, the page shows its own image again.
  expect(last).toBeLessThan((small + large) / 2);
  for (const radius of [firstRadius, lastRadius]) expect(radius).toBeCloseTo(12, 0);
  // Meanwhile it was not also in its place on the page.
  expect(seen.every(([, , behind]) => behind === 2)).toBe(true);
  await expect(thumbnail).toBeVisible();
});

test('it turns back on its way if it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, 'atlas/');
  await animated(page);
  const frames = await recordImage(page);
  const widths = async () => (await frames()).filter(Boolean).map(parseFloat);
  await images(page).first().click();
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  const seen = await widths();
  const jumps = seen.slice(1).map((width, index) => Math.abs(width - seen[index]!));
  expect(Math.max(...jumps)).toBeLessThan(Math.max(...seen) / 2);
});

test('a click enlarges an image around the pointer, arrow keys move it, and a click shrinks it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  const fitting = (await shown(page).boundingBox())!;
  // A fifth of the way from its right edge.
  const x = fitting.x + fitting.width * 0.8;
  const y = fitting.y + fitting.height / 2;
  await page.mouse.click(x, y);
  const button = lightbox(page).getByRole('button', { name: zoom });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const large = (await shown(page).boundingBox())!;
  expect(large.width).toBeGreaterThanOrEqual(fitting.width * 2);
  expect(large.x + large.width * 0.8).toBeCloseTo(x, -1);

  await page.keyboard.press('ArrowLeft');
  expect((await shown(page).boundingBox())!.x).toBeGreaterThan(large.x);
  await expect(number(page)).toHaveText('1 / 3');
  await page.mouse.click(x, y);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
});

test('its button enlarges an image, and the next image fits into the window', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  await lightbox(page).getByRole('button', { name: zoom }).click();
  await expect(shown(page)).not.toBeInViewport({ ratio: 1 });
  await onward(page).click();
  await expect(number(page)).toHaveText('2 / 3');
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
});

test('it goes on and back with keys and buttons', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().press('Enter');
  await expect(number(page)).toHaveText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(number(page)).toHaveText('2 / 3');
  await page.keyboard.press('Home');
  await expect(number(page)).toHaveText('1 / 3');
  await onward(page).dblclick();
  await expect(number(page)).toHaveText('3 / 3');
  await expect(onward(page)).toHaveAttribute('aria-disabled', 'true');
});

test('it follows a swipe with one finger', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  const swipe = (from: number, to: number) =>
    shown(page).evaluate(
      (target, [start = 0, end = 0]) => {
        for (const [type, clientX] of [
          ['touchstart', start],
          ['touchend', end],
        ] as const) {
          const touch = new Touch({ identifier: 1, target, clientX, clientY: 300 });
          const touches = type === 'touchstart' ? [touch] : [];
          const options = { bubbles: true, touches, changedTouches: [touch] };
          target.dispatchEvent(new TouchEvent(type, options));
        }
      },
      [from, to],
    );
  await swipe(300, 100);
  await expect(number(page)).toHaveText('2 / 3');
  await swipe(100, 300);
  await expect(number(page)).toHaveText('1 / 3');
});

test('Escape and its button close it, focus returns, and the page scrolls again', async ({
  page,
}) => {
  await openHydrated(page, 'blog/eight-pages/');
  for (const closeIt of [
    () => page.keyboard.press('Escape'),
    () => lightbox(page).getByRole('button', { name: close }).click(),
  ]) {
    await images(page).click();
    await expect(number(page)).toHaveText('1 / 1');
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

test('it has its size before its file has loaded', async ({ page }) => {
  await openHydrated(page, 'blog/eight-pages/');
  await images(page).getByRole('img').scrollIntoViewIfNeeded();
  await page.route('**/*.{avif,png,svg}', () => undefined);
  await images(page).click();
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
  expect((await shown(page).boundingBox())!.width).toBeGreaterThan(300);
});

test('it shows the whole image of a text, with its caption and a link to the file', async ({
  page,
}) => {
  await openHydrated(page, 'blog/eight-pages/');
  await images(page).click();
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
  expect(await shown(page).evaluate((large: HTMLImageElement) => large.currentSrc)).toMatch(
    /\.avif$/,
  );
  await expect(lightbox(page).getByText('Three folds, eight leaves')).toBeInViewport();
  await expect(lightbox(page).getByRole('link')).toHaveAttribute('href', /sheet\.png$/);
});

test('axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await expectAccessible(page, { within: 'dialog:modal' });
});
