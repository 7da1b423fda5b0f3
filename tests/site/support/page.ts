import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { strings } from '@/data/strings';

/** The main heading of a page. */
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The visible link of the header to a page in the same language, such as `/blog/`. */
export const headerLink = (page: Page, path: string) =>
  page.getByRole('banner').locator(`a[href$="${path}"]:not([hreflang]):visible`);

/** The links that open an image large. */
export const images = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${strings.markdown.openLightbox}`) });

/** The scripts of Next and React, and the components of the site. */
export const scripts = '**/_next/static/**/*.js';

/** Waits until React has hydrated the page, when the button of the drawer gets its state. */
export const hydrated = (page: Page) =>
  expect(page.locator('[popovertarget=drawer][aria-haspopup]')).toHaveAttribute('aria-expanded');

/** Waits until framer-motion can animate, when the closed drawer moves out of sight. */
export const animated = (page: Page) =>
  expect(page.locator('#drawer')).toHaveAttribute('data-closing');

/**
 * Waits until a page is idle after loading or an interaction: it is hydrated, all requests are
 * complete, and their responses have caused no further requests. For tests that check that something
 * does not happen.
 */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  let last: Request | undefined;
  for (;;) {
    // Not requestIdleCallback: Chromium runs none between a pointer move and the next frame.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    const requests = await page.requests();
    if (last && last === requests.at(-1)) return;
    const added = requests.slice(last ? requests.indexOf(last) + 1 : 0);
    // `sizes` resolves when the response is complete. It rejects for a failed request.
    await Promise.all(added.map((request) => request.sizes().catch(() => undefined)));
    last = requests.at(-1);
  }
}

/** Opens a page, and waits until React has taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Whether the page is still the document that was opened; call it once when it is opened. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const marked = window as { isMarked?: boolean };
    const wasMarked = marked.isMarked === true;
    marked.isMarked = true;
    return wasMarked;
  });

/**
 * Records a value of the page from now on, frame by frame, each change once.
 * @param reader runs in the page, and returns the function that reads the value there
 * @returns a function that returns the recorded values
 */
export async function recordFrames<Value>(
  page: Page,
  reader: () => () => Value,
): Promise<() => Promise<Value[]>> {
  const read = await page.evaluateHandle(reader);
  const seen = await read.evaluateHandle((readValue) => {
    const values: Value[] = [];
    const look = () => {
      const value = readValue();
      if (value !== values.at(-1)) values.push(value);
      requestAnimationFrame(look);
    };
    look();
    return values;
  });
  return () => seen.jsonValue();
}

/**
 * Stops the animations of a page where they are. Only Chromium can.
 * @returns a function that lets them go on
 */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => void (await session.send('Animation.setPlaybackRate', { playbackRate: 1 }));
}

/**
 * The CSS animation that an element, or the nearest ancestor that has one, plays when the page appears.
 * @returns duration and delay; undefined if there is none
 */
export const entryAnimation = (locator: Locator) =>
  locator.evaluate((element) => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(node);
      if (animationName !== 'none') return { duration: animationDuration, delay: animationDelay };
    }
    return undefined;
  });
