import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  headerLink,
  heading,
  holdAnimations,
  openHydrated,
  recordFrames,
} from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Atlas' });

/** Records the animations of view transitions from now on: names and durations in milliseconds. */
async function recordTransitions(page: Page) {
  const frames = await recordFrames(page, () => () => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects
      .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
      .map((effect) => `${effect.pseudoElement} ${effect.getComputedTiming().endTime}`)
      .join('\n');
  });
  return async () => (await frames()).flatMap((names) => names.split('\n'));
}

/**
 * Keeps away the sign of waiting, after which a page comes without a transition, because a busy machine may take that
 * long.
 */
const neverWait = (page: Page) =>
  page.addInitScript((delay) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, ms?: number, ...values: unknown[]) =>
        ms === delay ? 0 : setTimeout(callback, ms, ...values),
    });
  }, 200);

test('the image of a card grows into that of its page, unless a click skips it', async ({
  page,
}) => {
  await neverWait(page);
  await openHydrated(page, 'projects/');
  const blog = headerLink(page, '/blog/');
  const { x, y } = (await blog.boundingBox())!;
  const transitions = await recordTransitions(page);
  await holdAnimations(page);
  await card(page).click();
  await expect.poll(transitions).toContain('::view-transition-group(project-atlas) 200');
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL(/\/blog\/$/);
});

test('the image stays above the card of the next page', async ({ page }) => {
  await neverWait(page);
  await openHydrated(page, 'atlas/');
  const transitions = await recordTransitions(page);
  await holdAnimations(page);
  await headerLink(page, '/projects/').click();
  await expect.poll(transitions).toContain('::view-transition-group(project-atlas) 200');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { pseudoElement } = animation.effect as KeyframeEffect;
      if (pseudoElement?.startsWith('::view-transition')) animation.currentTime = 199.99;
    }
  });
  const atlas = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Atlas' }) });
  const { x, y, width, height } = (await atlas.locator('svg').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2, width: 1, height: 1 };
  const pixel = sharp(await page.screenshot({ clip: middle })).removeAlpha();
  const shown = `rgb(${[...(await pixel.raw().toBuffer())].join(', ')})`;
  await expect(atlas).not.toHaveCSS('background-color', shown);
});

test('with reduced motion, pages change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, 'projects/');
  const transitions = await recordTransitions(page);
  await card(page).click();
  await expect(heading(page)).toHaveText('Atlas of Tides');
  expect((await transitions()).filter((name) => !/^$| 0$/.test(name))).toEqual([]);
});
