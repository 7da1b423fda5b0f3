import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { expectAccessible } from '../../site/support/axe';
import { animated, heading, images, openHydrated } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const { close, next } = strings.layout;
const lightbox = (page: Page) => page.getByRole('dialog', { name: strings.project.gallery });
const number = (page: Page) => lightbox(page).getByRole('status');
const shown = (page: Page) => lightbox(page).getByRole('img');
const onward = (page: Page) => lightbox(page).getByRole('button', { name: next });

const enlarge = (page: Page) => lightbox(page).getByRole('button', { name: strings.lightbox.zoom });

/**
 * Stops the animations of the lightbox as they begin, so that a movement can be seen at any moment of its way, however
 * busy the machine is.
 * @param within where they are, by default in the whole lightbox
 * @returns `at`, which shows a moment from 0 to 1, and `end`, which ends the animations and lets later ones run
 */
async function holdMovement(page: Page, within = 'dialog[open]') {
  const held = await page.evaluateHandle((selector) => {
    const animations: Animation[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function hold(...options) {
      const animation = animate.apply(this, options);
      if (!this.closest(selector)) return animation;
      animation.playbackRate = 0;
      animations.push(animation);
      return animation;
    };
    const running = () => animations.filter(({ playState }) => playState === 'running');
    return {
      show(share: number) {
        for (const animation of running()) {
          animation.currentTime = share * Number(animation.effect?.getComputedTiming().duration);
        }
      },
      end() {
        Element.prototype.animate = animate;
        for (const animation of running()) {
          animation.playbackRate = 1;
          animation.finish();
        }
      },
    };
  }, within);
  return {
    at: (share: number) =>
      held.evaluate(({ show }, moment) => {
        show(moment);
        const image = [...document.querySelectorAll<HTMLElement>('dialog[open] img')].find(
          (element) => element.checkVisibility(),
        )!;
        const { x, y, width } = image.getBoundingClientRect();
        const { clipPath } = getComputedStyle(image.closest('div')!);
        const radius = Number(/round ([\d.]+)px/.exec(clipPath)?.[1]) * (width / image.offsetWidth);
        const behind = [...document.querySelectorAll('main .lightbox-link img')].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        return { x, y, width, radius, behind: behind.length };
      }, share),
    end: () => held.evaluate(({ end }) => end()),
  };
}

/** An image at a place, with round corners, while the page behind shows the other two. */
const imageAt = ({ x, y, width }: { x: number; y: number; width: number }) => ({
  x: expect.closeTo(x, 0),
  y: expect.closeTo(y, 0),
  width: expect.closeTo(width, 0),
  radius: expect.closeTo(12, 0),
  behind: 2,
});

test('the image that was clicked grows from its place on the page, and shrinks back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, 'atlas/');
  await animated(page);
  const thumbnail = images(page).nth(1).getByRole('img');
  await thumbnail.scrollIntoViewIfNeeded();
  const small = (await thumbnail.boundingBox())!;

  const growing = await holdMovement(page);
  await thumbnail.click();
  await expect.poll(() => growing.at(0)).toEqual(imageAt(small));
  const middle = await growing.at(0.2);
  const grown = await growing.at(1);
  await growing.end();
  await expect(number(page)).toHaveText('2 / 3');
  await expect(shown(page)).toBeInViewport({ ratio: 0.99 });
  const large = (await shown(page).boundingBox())!;
  expect(large.width).toBeGreaterThan(small.width * 1.5);
  expect(middle.width).toBeGreaterThan(small.width + 10);
  expect(middle.width).toBeLessThan(large.width - 10);
  expect(middle.radius).toBeGreaterThan(11);
  expect(middle.behind).toBe(2);
  expect(grown).toEqual(imageAt(large));

  const shrinking = await holdMovement(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => shrinking.at(0)).toEqual(imageAt(large));
  expect((await shrinking.at(0.2)).width).toBeLessThan(large.width - 10);
  expect(await shrinking.at(1)).toEqual(imageAt(small));
  await shrinking.end();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(thumbnail).toBeVisible();
});

test('it turns back on its way if it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, 'atlas/');
  await animated(page);
  const thumbnail = images(page).first().getByRole('img');
  await thumbnail.scrollIntoViewIfNeeded();
  const small = (await thumbnail.boundingBox())!;
  const growing = await holdMovement(page, 'dialog[open] button');
  await thumbnail.click();
  await expect.poll(() => growing.at(0)).toEqual(imageAt(small));
  const turned = await growing.at(0.2);
  await expect(number(page).locator('..')).toHaveCSS('opacity', '1');
  const shrinking = await holdMovement(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => shrinking.at(0)).toEqual(imageAt(turned));
  expect(await shrinking.at(1)).toEqual(imageAt(small));
  await shrinking.end();
  await expect(lightbox(page)).toHaveCount(0);
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
  await expect(enlarge(page)).toHaveAttribute('aria-pressed', 'true');
  const large = (await shown(page).boundingBox())!;
  expect(large.width).toBeGreaterThanOrEqual(fitting.width * 2);
  expect(large.x + large.width * 0.8).toBeCloseTo(x, -1);

  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await shown(page).boundingBox())!.x).toBeGreaterThan(large.x);
  await expect(number(page)).toHaveText('1 / 3');
  await page.mouse.click(x, y);
  await expect(enlarge(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
});

test('Enter enlarges an image, and the next image fits into the window', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await images(page).first().click();
  await enlarge(page).press('Enter');
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
  await page.keyboard.press('ArrowLeft');
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
