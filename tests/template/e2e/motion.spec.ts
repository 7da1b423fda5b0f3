import type { Locator, Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { hold } from '../../site/support/host';
import {
  animated,
  entryAnimation,
  heading,
  hydrated,
  images,
  openHydrated,
  recordFrames,
  scripts,
  settled,
} from '../../site/support/page';
import { readToTheEnd } from '../../site/support/read-to-the-end';
import { expect, test } from '../../site/support/test';
import { unreadableTexts } from '../../site/support/unreadable-texts';

/** The first card of the story, with the page scrolled so that its top lies some screens below the top of the window. */
async function cardAhead(page: Page, screens: number) {
  const card = page.getByRole('main').getByRole('article').first();
  await card.evaluate((element, distance) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - distance * innerHeight, behavior: 'instant' });
  }, screens);
  return card;
}

/** Opens the story in a window that is low enough for the story of any owner. */
async function openStory(page: Page) {
  await page.setViewportSize({ width: 1280, height: 200 });
  await openHydrated(page, 'about/');
  await animated(page);
  const cards = page.getByRole('main').getByRole('article');
  test.skip((await cards.count()) === 0, 'The owner has no story yet.');
}

test('a card of the story fades in over 1 s, a quarter of a screen before it is reached, once', async ({
  page,
}) => {
  await openStory(page);
  const card = await cardAhead(page, 1.6);
  await expect.poll(() => opacity(card)).toBe(0);
  const durations = await recordFrames(page, () => () => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    const fade = effects.find(({ target }) => target?.querySelector('main article'));
    return fade?.getTiming().duration;
  });
  await cardAhead(page, 1.2);
  await expect.poll(() => opacity(card)).toBe(1);
  await expect(card).not.toBeInViewport();
  expect(await durations()).toContain(1000);
  await cardAhead(page, 1.6);
  await settled(page);
  expect(await opacity(card)).toBe(1);
});

test('what is further away than the next screen is shown, as is all that a jump passes, and on paper', async ({
  page,
}) => {
  await openStory(page);
  const card = await cardAhead(page, 1.6);
  await expect.poll(() => opacity(card)).toBe(0);
  await cardAhead(page, 2.5);
  await expect.poll(() => opacity(card)).toBe(1);
  await cardAhead(page, 1.6);
  await expect.poll(() => opacity(card)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => opacity(card)).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('End');
  await expect.poll(() => unreadableTexts(page)).toEqual([]);
});

test('nothing on the first screen or above it is ever hidden', async ({ page }) => {
  const startReact = await hold(page, scripts);
  await page.goto('about/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  startReact();
  await hydrated(page);
  await animated(page);
  expect(await unreadableTexts(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, and all is there', async ({ page }) => {
    for (const path of ['./', 'about/', 'projects/', 'atlas/', 'blog/eight-pages/']) {
      await page.goto(path);
      expect(await entryAnimation(heading(page)), path).toBeUndefined();
      await settled(page);
      await readToTheEnd(page);
      expect(await unreadableTexts(page), path).toEqual([]);
      expect(await runningAnimations(page), path).toBe(0);
    }
  });

  test('the drawer and the lightbox open and close at once', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openHydrated(page, 'atlas/');
    for (const opener of [
      page.getByRole('button', { name: strings.layout.menu }),
      images(page).first(),
    ]) {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await runningAnimations(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

/** The opacity of an element, multiplied by that of its ancestors: from 0 to 1. */
const opacity = (locator: Locator) =>
  locator.evaluate((element) => {
    let product = 1;
    for (let node: Element | null = element; node; node = node.parentElement) {
      product *= Number(getComputedStyle(node).opacity);
    }
    return product;
  });

/** How many animations run by themselves. Fades at the edges of code follow the reader's scrolling. */
const runningAnimations = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );
