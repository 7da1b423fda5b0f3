import type { Browser, Page } from '@playwright/test';
import { medianOf } from './median';

/** How long something took that a visitor did, in milliseconds. */
export interface Interaction {
  name: string;
  /** From the event to the next paint: https://web.dev/articles/inp */
  duration: number;
}

/** What is done on which page. */
const interactions: readonly { name: string; path: string; act: (page: Page) => Promise<void> }[] =
  [
    {
      name: 'drawer',
      path: '',
      act: (page) => page.getByRole('button', { name: 'Open the menu' }).click(),
    },
    {
      name: 'theme',
      path: '',
      act: async (page) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.getByTitle('Light theme').first().click();
      },
    },
    {
      name: 'filter',
      path: 'projects/',
      act: (page) =>
        page
          .getByRole('main')
          .getByText(/^JavaScript/)
          .first()
          .click(),
    },
    {
      name: 'search',
      path: '',
      act: async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
        await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').fill('r');
        await page.keyboard.type('eact');
      },
    },
    {
      name: 'gallery',
      path: 'exchange/',
      act: async (page) => {
        await page
          .getByRole('link', { name: /^Enlarge/ })
          .first()
          .click();
        await page.getByRole('dialog', { name: 'Gallery' }).waitFor();
        await page.keyboard.press('ArrowRight');
      },
    },
  ];

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
  for (const { name, path, act } of interactions) {
    const durations: { duration: number }[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await hydratedPage(browser, new URL(path, base).href, slowdown);
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
      for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await twoFrames(page);
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
      if (document.querySelector('h1')?.textContent !== 'All Projects') return;
      observer.disconnect();
      // The task after the frame in which it is painted.
      requestAnimationFrame(() => setTimeout(() => (kept.painted = performance.now())));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await link.click();
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
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))),
      ),
  );
