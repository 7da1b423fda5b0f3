import type { Browser, Page } from '@playwright/test';

/** How long a visitor holds a button or a key down, in milliseconds. */
const HOLD = 80;

type Act = (page: Page) => Promise<void>;

/** The interactions: name, page, width of the viewport in pixels, and actions. */
const interactions: [string, 'home' | 'projects' | 'project', number, Act][] = [
  ['drawer', 'home', 375, (page) => press(page, 'header [aria-controls=drawer]')],
  ['theme', 'home', 1280, (page) => press(page, 'header [data-choice=dark]')],
  ['filter', 'projects', 375, (page) => press(page, 'main .tag-chip:not([aria-current])')],
  ['search', 'home', 375, search],
  ['gallery', 'project', 375, turnGallery],
];

async function search(page: Page): Promise<void> {
  await press(page, 'header .search-button');
  await page.locator('dialog[open] input').first().waitFor();
  for (const key of 'react') await page.keyboard.press(key, { delay: HOLD });
}

async function turnGallery(page: Page): Promise<void> {
  await press(page, '.gallery-link');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('ArrowRight', { delay: HOLD });
}

/**
 * Runs each interaction on a new page and measures how long the page takes to respond.
 * @param pages URLs of the pages
 * @param slowdown factor by which the CPU is throttled
 * @returns milliseconds by name: the longest time from an event to the next paint
 *   (https://web.dev/articles/inp; 0 means less than 16), and for `another page` the time from the
 *   click on a link to the paint of the next page, without throttling
 */
export async function measureInteractions(
  browser: Browser,
  pages: Record<'home' | 'projects' | 'project', string>,
  slowdown: number,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, where, width, act] of interactions) {
    const page = await openPage(browser, pages[where], width);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(observeEvents);
    await act(page);
    await settled(page);
    times[name] = await page.evaluate(() => Number(document.documentElement.dataset.longest));
    await page.close();
  }
  const page = await openPage(browser, pages.home, 1280);
  const link = `header a[href="${new URL(pages.projects).pathname}"]`;
  await page.hover(link);
  await page.waitForLoadState('networkidle');
  const duration = page.evaluate(timeToNextPage);
  await press(page, link);
  times['another page'] = Math.round(await duration);
  await page.close();
  return times;
}

/** Opens a page and waits for hydration, which starts at the first input. */
async function openPage(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(url);
  await page.mouse.move(100, 100);
  await page.mouse.move(101, 101);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await settled(page);
  return page;
}

/** Clicks with raw mouse events: a locator's `click` adds listeners to the page, which take time. */
async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector}: not visible`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await settled(page);
  await page.mouse.click(x, y, { delay: HOLD });
  await settled(page);
}

/** Runs in the page: keeps the longest duration of an event that is an interaction. */
function observeEvents(): void {
  const { dataset } = document.documentElement;
  dataset.longest = '0';
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (event.interactionId && event.duration > Number(dataset.longest)) {
        dataset.longest = String(event.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: milliseconds from the next click until a new heading is painted. */
function timeToNextPage(): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        }).observe(document, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}

/** Waits for two frames and their performance entries. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))),
      ),
  );
