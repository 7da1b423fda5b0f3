import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { expectAccessible } from '../../site/support/axe';
import { animated, heading, images, openHydrated, recordFrames } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const { label, close, next, image, zoom } = strings.lightbox;
const lightbox = (page: Page) => page.getByRole('dialog', { name: label });
const number = (page: Page) => lightbox(page).getByRole('status');

interface Moving {
  y: number;
  width: number;
  /** The radius of its corners, as it is seen. */
  radius: number;
  /** How many images of the page behind are visible. */
  behind: number;
}

/**
 * Stops the next image that moves between the page and the lightbox, and looks at it at the start, in the middle and at
 * the end of its way. Without that, a busy machine may show no frame of the first half.
 * @param start what makes the image move
 */
async function watchMovement(page: Page, start: () => Promise<void>): Promise<Moving[]> {
  const watched = await page.evaluateHandle(() => {
    const look = (moving: HTMLElement): Moving => {
      const { y, width } = moving.getBoundingClientRect();
      const [, radius] = /round ([\d.]+)px/.exec(getComputedStyle(moving).clipPath) ?? [];
      const behind = [...document.querySelectorAll('main .lightbox-link img')].filter((image) =>
        image.checkVisibility({ visibilityProperty: true }),
      );
      const scale = width / moving.offsetWidth;
      return { y, width, radius: Number(radius) * scale, behind: behind.length };
    };
    const watch = (resolve: (states: Moving[]) => void) => {
      const moving = document.querySelector<HTMLElement>('dialog[open] > img');
      const animations = moving?.getAnimations() ?? [];
      if (!moving || animations.length === 0) {
        requestAnimationFrame(() => watch(resolve));
        return;
      }
      for (const animation of animations) animation.pause();
      const states = [0, 0.5, 1].map((share) => {
        for (const animation of animations) {
          animation.currentTime = share * Number(animation.effect!.getComputedTiming().duration);
        }
        return look(moving);
      });
      for (const animation of animations) animation.finish();
      resolve(states);
    };
    return { states: new Promise(watch) };
  });
  await start();
  return watched.evaluate(({ states }) => states);
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
  const name = (await thumbnail.getAttribute('alt'))!;
  const growing = await watchMovement(page, () => thumbnail.click());
  await expect(number(page)).toHaveText('2 / 3');
  const large = lightbox(page).getByRole('img', { name });
  await expect(large).toBeInViewport({ ratio: 1 });
  await expect(lightbox(page).locator('li:not([inert])')).toHaveCount(1);
  const { width } = (await large.boundingBox())!;
  expect(width).toBeGreaterThan(small.width * 1.5);

  const shrinking = await watchMovement(page, () => page.keyboard.press('Escape'));
  await expect(lightbox(page)).toHaveCount(0);
  for (const [first, middle, last] of [growing, shrinking.toReversed()]) {
    expect(first!.width).toBeCloseTo(small.width, 0);
    expect(Math.abs(first!.y - small.y)).toBeLessThan(200);
    expect(middle!.width).toBeGreaterThan(small.width + 10);
    expect(middle!.width).toBeLessThan(width - 10);
    expect(last!.width).toBeCloseTo(width, 0);
  }
  // Meanwhile its corners were round, and it was not also in its place on the page.
  for (const { radius, behind } of [...growing, ...shrinking]) {
    expect(radius).toBeCloseTo(12, 0);
    expect(behind).toBe(2);
  }
  await expect(thumbnail).toBeVisible();
});

test('it turns back on its way if it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, 'atlas/');
  await animated(page);
  const frames = await recordFrames(
    page,
    () => () => document.querySelector('dialog[open] > img')?.getBoundingClientRect().width ?? 0,
  );
  const widths = async () => (await frames()).filter((width) => width > 0);
  await images(page).first().click();
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  const seen = await widths();
  const jumps = seen.slice(1).map((width, index) => Math.abs(width - seen[index]!));
  expect(Math.max(...jumps)).toBeLessThan(Math.max(...seen) / 2);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a click enlarges an image around the pointer, and another one shrinks it: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 375, height: 800 });
    await openHydrated(page, 'atlas/');
    await images(page).first().click();
    const shown = lightbox(page).locator('li:not([inert]) img');
    // It is invisible while it moves.
    await expect(shown).toBeVisible();
    const fitting = (await shown.boundingBox())!;
    // A fifth of the way from its right edge.
    const x = fitting.x + fitting.width * 0.8;
    const y = fitting.y + fitting.height / 2;
    await page.mouse.click(x, y);
    const isPressed = (pressed: string) =>
      expect(lightbox(page).getByRole('button', { name: zoom })).toHaveAttribute(
        'aria-pressed',
        pressed,
      );
    await isPressed('true');
    await expect(shown).toBeVisible();
    const large = (await shown.boundingBox())!;
    expect(large.width).toBeGreaterThanOrEqual(fitting.width * 2);
    expect(large.x + large.width * 0.8).toBeCloseTo(x, -1);

    await page.keyboard.press('ArrowLeft');
    expect((await shown.boundingBox())!.x).toBeGreaterThan(large.x);
    await expect(number(page)).toHaveText('1 / 3');

    await page.mouse.click(x, y);
    await isPressed('false');
    await expect(shown).toBeVisible();
    await expect(shown).toBeInViewport({ ratio: 1 });
    expect((await shown.boundingBox())!.width).toBeCloseTo(fitting.width, 0);
  });
}

test('its button enlarges an image, and the next image fits into the window', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  const shown = lightbox(page).locator('li:not([inert]) img');
  await expect(shown).toBeVisible();
  await lightbox(page).getByRole('button', { name: zoom }).click();
  await expect(shown).toBeVisible();
  await expect(shown).not.toBeInViewport({ ratio: 1 });
  await lightbox(page)
    .getByRole('button', { name: next + image })
    .click();
  await expect(number(page)).toHaveText('2 / 3');
  await expect(shown).toBeInViewport({ ratio: 1 });
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
  await expect(number(page)).toHaveText('3 / 3');
});

test('it goes on from the image that a swipe has reached, in browsers without scrollend too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await openHydrated(page, 'atlas/');
  await images(page).first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(number(page)).toHaveText('2 / 3');
  const strip = lightbox(page).getByRole('list');
  await strip.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(number(page)).toHaveText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(number(page)).toHaveText('2 / 3');
});

test('it goes on and back with keys and buttons', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().press('Enter');
  await expect(number(page)).toHaveText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(number(page)).toHaveText('2 / 3');
  await page.keyboard.press('ArrowLeft');
  await expect(number(page)).toHaveText('1 / 3');
  // The second click comes while the first one's image is still on its way.
  const onward = lightbox(page).getByRole('button', { name: next + image });
  await onward.dblclick();
  await expect(number(page)).toHaveText('3 / 3');
  await expect(onward).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect(number(page)).toHaveText('1 / 3');
  await page.keyboard.press('End');
  await expect(number(page)).toHaveText('3 / 3');
});

test('it follows a swipe', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  await expect(number(page)).toHaveText('1 / 3');
  await lightbox(page)
    .getByRole('list')
    .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
  await expect(number(page)).toHaveText('2 / 3');
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
  await expectAccessible(page, { within: 'dialog:modal' });
});
