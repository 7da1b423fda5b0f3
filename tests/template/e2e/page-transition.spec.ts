import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { hold } from '../../site/support/host';
import { heading, openHydrated, recordFrames } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

/** Records the animations of view transitions: names and durations in milliseconds. */
async function recordTransitions(page: Page) {
  const frames = await recordFrames(page, () => () => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects
      .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
      .map((effect) => `${effect.pseudoElement} ${effect.getComputedTiming().endTime}`)
      .join('\n');
  });
  return async () => [...new Set((await frames()).join('\n').split('\n').filter(Boolean))];
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

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Atlas' });
const projects = (page: Page) =>
  page.getByRole('banner').locator('a[href$="/projects/"]:not([hreflang]):visible');
const growth = '::view-transition-group(project-atlas) 200';

test('the image of a card grows into that of its page, and back', async ({ page }) => {
  await neverWait(page);
  await openHydrated(page, 'projects/');
  for (const [link, title] of [
    [card(page), 'Atlas of Tides'],
    [projects(page), strings.projects.heading],
  ] as const) {
    const transitions = await recordTransitions(page);
    await link.click();
    await expect(heading(page)).toHaveText(title);
    await expect.poll(transitions).toContain(growth);
    const durations = (await transitions()).map((name) => Number(name.split(' ').at(-1)));
    expect(Math.max(...durations)).toBeLessThanOrEqual(200);
  }
});

test('a click skips a transition, and reaches what is under the pointer', async ({ page }) => {
  await neverWait(page);
  await openHydrated(page, 'projects/');
  const blog = page.getByRole('banner').locator('a[href$="/blog/"]:not([hreflang]):visible');
  const { x, y } = (await blog.boundingBox())!;
  await card(page).click();
  await page.waitForFunction(() => {
    const animations = document
      .getAnimations()
      .filter(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
      );
    for (const animation of animations) animation.updatePlaybackRate(0.001);
    return animations.length > 0;
  });
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL(/\/blog\/$/, { timeout: 5000 });
});

test('with reduced motion, pages change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, 'projects/');
  const transitions = await recordTransitions(page);
  await card(page).click();
  await expect(heading(page)).toHaveText('Atlas of Tides');
  expect((await transitions()).filter((name) => !name.endsWith(' 0'))).toEqual([]);
});

test('a page that was awaited comes at once', async ({ page }) => {
  await openHydrated(page, 'projects/');
  const transitions = await recordTransitions(page);
  const release = await hold(page, '**/*.txt?*');
  await card(page).click();
  await expect(page.getByRole('status').filter({ hasText: strings.layout.loading })).toHaveCount(1);
  release();
  await expect(heading(page)).toHaveText('Atlas of Tides');
  expect(await transitions()).toEqual([]);
});
