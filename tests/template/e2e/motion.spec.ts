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
  const fade = nextFade(card);
  await cardAhead(page, 1.2);
  expect(await fade).toBe(1000);
  await expect(card).not.toBeInViewport();
  await expect.poll(() => opacity(card)).toBe(1);
  await cardAhead(page, 1.6);
  await settled(page);
  expect(await opacity(card)).toBe(1);
});

test('only what lies on the next screen is hidden, so pictures of a whole page show the rest', async ({
  page,
}) => {
  await openStory(page);
  const card = await cardAhead(page, 2.5);
  await settled(page);
  expect(await opacity(card)).toBe(1);
  await cardAhead(page, 1.6);
  await expect.poll(() => opacity(card)).toBe(0);
  await cardAhead(page, 2.5);
  await expect.poll(() => opacity(card)).toBe(1);
});

test('a jump to the end shows all that it passes', async ({ page }) => {
  await openStory(page);
  await cardAhead(page, 1.6);
  await page.keyboard.press('End');
  await expect.poll(() => unreadableTexts(page)).toEqual([]);
});

test('nothing on the first screen or above it is ever hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 30_000 });
  await openHydrated(page, 'about/');
  await animated(page);
  expect(await unreadableTexts(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  const startReact = await hold(page, scripts);
  await page.goto('about/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  startReact();
  await hydrated(page);
  await animated(page);
  expect(await unreadableTexts(page)).toEqual([]);
});

test('content that was not scrolled into view is printed', async ({ page }) => {
  await openStory(page);
  const card = await cardAhead(page, 1.6);
  await expect.poll(() => opacity(card)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => opacity(card)).toBe(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['./', 'about/', 'projects/', 'atlas/', 'blog/eight-pages/']) {
    test(`nothing moves on ${path}, and all of it is there`, async ({ page }) => {
      await page.goto(path);
      expect(await entryAnimation(heading(page))).toBeUndefined();
      await settled(page);
      await readToTheEnd(page);
      expect(await unreadableTexts(page)).toEqual([]);
      expect(await runningAnimations(page)).toBe(0);
    });
  }

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

/**
 * Waits for the next animation of an element's opacity.
 * @returns its duration in milliseconds
 */
const nextFade = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const isFade = ({ effect }: Animation) =>
          effect instanceof KeyframeEffect &&
          effect.target?.contains(element) &&
          effect.getKeyframes().some((frame) => 'opacity' in frame) &&
          effect.getTiming().duration !== 0;
        const look = () => {
          const fade = document.getAnimations().find(isFade);
          if (fade) done(Number(fade.effect?.getTiming().duration));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** How many animations run by themselves. Fades at the edges of code follow the reader's scrolling. */
const runningAnimations = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );
