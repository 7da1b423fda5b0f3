import type { Browser, Locator, Page } from '@playwright/test';
import { medianOf } from './median';

/** How long something took that a visitor did, in milliseconds. */
export interface Interaction {
  name: string;
  /** From the event to the next paint: https://web.dev/articles/inp */
  duration: number;
}

/** How long a visitor holds a button or a key down, in milliseconds. */
const HOLD = 80;

interface Deed {
  name: string;
  /** Page that it is done on. */
  path: string;
  /** Width of the window in pixels; a phone's where nothing is said. */
  width?: number;
  act: (page: Page) => Promise<void>;
}

/** What is done on which page. */
const interactions: readonly Deed[] = [
  {
    name: 'drawer',
    path: '',
    act: (page) => press(page, page.getByRole('button', { name: 'Open the menu' })),
  },
  {
    name: 'theme',
    path: '',
    width: 1280,
    // The other one than the browser asks for.
    act: (page) => press(page, page.getByTitle('Dark theme').first()),
  },
  {
    name: 'filter',
    path: 'projects/',
    act: (page) =>
      press(
        page,
        page
          .getByRole('main')
          .getByText(/^JavaScript/)
          .first(),
      ),
  },
  {
    name: 'search',
    path: '',
    act: async (page) => {
      await press(page, page.getByRole('banner').getByRole('button', { name: 'Search' }));
      await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').waitFor();
      for (const key of 'react') await page.keyboard.press(key, { delay: HOLD });
    },
  },
  {
    name: 'gallery',
    path: 'exchange/',
    act: async (page) => {
      await press(page, page.getByRole('link', { name: /^Enlarge/ }).first());
      await page.getByRole('dialog', { name: 'Gallery' }).waitFor();
      await page.keyboard.press('ArrowRight', { delay: HOLD });
    },
  },
];

/**
 * Points at something and presses it, by the mouse itself: Playwright's `click` moves, presses and
 * releases within one frame, and listens to it all in the page, so that the times of the one are
 * counted as the other's.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not shown`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await settled(page);
  await page.mouse.down();
  await page.waitForTimeout(HOLD);
  await page.mouse.up();
  await settled(page);
}

/**
 * Does what visitors do, on a phone's screen with the processor slowed down.
 * @param browser a browser
 * @param base address of the site
 * @param slowdown how many times slower the processor is to be
 * @param runs how often each is done, on a page of its own
 * @returns the median of the longest time of each; 0 when all were shorter than the browser tells
 *   apart (16 ms)
 */
export async function measureInteractions(
  browser: Browser,
  base: string,
  slowdown: number,
  runs: number,
): Promise<Interaction[]> {
  const results: Interaction[] = [];
  for (const { name, path, width, act } of interactions) {
    const durations: { duration: number }[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await hydratedPage(browser, new URL(path, base).href, slowdown, width);
      durations.push({ duration: await longestEvent(page, act) });
      await page.close();
    }
    results.push({ name, ...medianOf(durations) });
  }
  return results;
}

async function longestEvent(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const kept = Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        // Others, such as moves of the pointer, are no interactions.
        if (event.interactionId) kept.longest = Math.max(kept.longest, event.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await settled(page);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

/**
 * Goes from the home page to another page by a link of the header, as a visitor does who heads for
 * it first: the page behind it is fetched by then.
 * @param runs how often
 * @returns the median of the times from the click to the paint of the other page, in milliseconds
 */
export async function measureNavigation(
  browser: Browser,
  base: string,
  runs: number,
): Promise<number> {
  const durations: { duration: number }[] = [];
  for (let run = 0; run < runs; run++) durations.push({ duration: await navigate(browser, base) });
  return medianOf(durations).duration;
}

async function navigate(browser: Browser, base: string): Promise<number> {
  const page = await hydratedPage(browser, base, 1, 1280);
  const link = page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true });
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const kept = Object.assign(window, { clicked: 0, painted: 0 });
    addEventListener('click', ({ timeStamp }) => (kept.clicked = timeStamp), true);
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (heading?.textContent !== 'All Projects') return;
      observer.disconnect();
      // The browser tells when an element so marked is painted.
      heading.setAttribute('elementtiming', 'heading');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const paint of list.getEntries()) kept.painted = paint.startTime;
    }).observe({ type: 'element' });
  });
  await press(page, link);
  const handle = await page.waitForFunction(() => {
    const { clicked, painted } = window as unknown as { clicked: number; painted: number };
    return painted && painted - clicked;
  });
  const duration = await handle.jsonValue();
  await page.close();
  return duration;
}

async function hydratedPage(browser: Browser, url: string, slowdown: number, width = 375) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(url);
  await page.mouse.move(100, 100);
  await page.mouse.move(101, 101);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await settled(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Two frames later, and a while. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))),
      ),
  );
