import type { Browser, Page } from '@playwright/test';

/** The phone that Lighthouse simulates: 150 ms, 1.6 Mbit/s down and 750 kbit/s up, a slow processor. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;

/** How long after the first paint the visitor acts, in milliseconds. */
const WAIT = 1000;

/** What takes longer does not happen, in milliseconds. */
const LIMIT = 15_000;

type Pages = Record<'home' | 'projects' | 'project', string>;

/** A first touch: the page, the width of the window, the act, and whether its result is there. */
interface Touch {
  page: keyof Pages;
  width: number;
  act: (page: Page) => Promise<unknown>;
  isDone: () => boolean;
}

/** A click as from a program: the act itself takes no time. */
const click = (selector: string) => (page: Page) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);

const touches: Record<string, Touch> = {
  drawer: {
    page: 'home',
    width: 360,
    act: click('header [popovertarget=drawer]'),
    isDone: () => document.querySelector('#drawer[open]') !== null,
  },
  theme: {
    page: 'home',
    width: 1280,
    act: click('header [data-choice=light] input'),
    isDone: () => document.documentElement.dataset.theme === 'light',
  },
  filter: {
    page: 'projects',
    width: 360,
    act: click('.tag-chip:not([aria-current])'),
    isDone: () => document.querySelector('.tag-chip[aria-current]')?.matches('li + li *') ?? true,
  },
  'search field': {
    page: 'home',
    width: 1280,
    act: (page) => page.keyboard.press('/'),
    isDone: () => document.activeElement?.matches('.search-field') ?? false,
  },
  gallery: {
    page: 'project',
    width: 360,
    act: click('.viewer-link'),
    isDone: () => {
      const picture = document.querySelector<HTMLImageElement>('.viewer[open] img');
      return Boolean(picture?.complete && picture.naturalWidth > 0);
    },
  },
  'another page': {
    page: 'home',
    width: 360,
    act: click('#drawer a[href$="/projects/"]'),
    isDone: () => document.querySelector('.project-list') !== null,
  },
};

/**
 * Measures how long the first touch of a slow phone takes, with nothing in the cache.
 * @param pages URLs of the pages
 * @returns milliseconds by name, from the act to its result; `final type` from the first paint until text
 *   is in its final font; `hydration` the blocking time when React starts (https://web.dev/articles/tbt)
 */
export async function measureFirstTouch(
  browser: Browser,
  pages: Pages,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, { page: where, width, act, isDone }] of Object.entries(touches)) {
    times[name] = await onSlowPhone(browser, pages[where], width, async (page) => {
      await page.waitForTimeout(WAIT);
      const start = performance.now();
      await act(page);
      await until(page, isDone);
      return performance.now() - start;
    });
  }
  times['final type'] = await onSlowPhone(browser, pages.home, 360, async (page) => {
    const start = performance.now();
    await until(page, () => document.querySelector('[data-laid-out]') !== null);
    return performance.now() - start;
  });
  times.hydration = await onSlowPhone(browser, pages.home, 360, async (page) => {
    await page.waitForTimeout(WAIT);
    await page.evaluate(() => document.dispatchEvent(new Event('needs-react')));
    await until(page, () => 'hydrated' in document.documentElement.dataset);
    return page.evaluate(blockingTime);
  });
  return times;
}

async function onSlowPhone(
  browser: Browser,
  url: string,
  width: number,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await until(page, () => performance.getEntriesByName('first-contentful-paint').length > 0);
  const time = Math.round(await measure(page));
  await page.close();
  return time;
}

/** Asks again and again, also while another page loads. */
async function until(page: Page, isDone: () => boolean): Promise<void> {
  const end = performance.now() + LIMIT;
  while (!(await page.evaluate(isDone).catch(() => false)) && performance.now() < end);
}

/** Runs in the page: by how much tasks after the first second took more than 50 ms. */
const blockingTime = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const tasks = list.getEntries().filter(({ startTime }) => startTime > 1000);
      resolve(tasks.reduce((sum, { duration }) => sum + duration - 50, 0));
    }).observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve(0), 500);
  });
