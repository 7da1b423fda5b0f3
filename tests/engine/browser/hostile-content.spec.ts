import { expect, test, type Page } from '@playwright/test';
import { mathRenderer } from '@/lib/markdown/render-math';
import { markdown as words } from '@site/words';
import { hostileTexts as attacks } from '../../support/hostile-texts';
import { watchRequests } from '../../support/browser/watch';

const { markdown: render } = mathRenderer(words);

/** Counts the calls of what attacks call. */
async function watchHits(page: Page) {
  await page.addInitScript(() => {
    const hit = () => (window as unknown as { hits: number }).hits++;
    Object.assign(window, { hits: 0, hit, alert: hit, confirm: hit, prompt: hit });
    Object.assign(document, { write: hit });
  });
  return () => page.evaluate(() => (window as unknown as { hits: number }).hits);
}

/** Writes down the requests that leave the site, and lets none of them out. */
async function watchElsewhere(page: Page, baseURL = '') {
  const { host } = new URL(baseURL);
  const isElsewhere = (url: URL) => /^https?:$/.test(url.protocol) && url.host !== host;
  await page.route(isElsewhere, (route) => route.abort());
  return watchRequests(page, isElsewhere);
}

/** Does to each element what visitors do, and returns the schemes of URLs that run script. */
const touchEverything = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), true);
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const names = ['mouseover', 'mousemove', 'pointerdown', 'keydown', 'toggle', 'error', 'load'];
    for (const element of elements) {
      for (const name of names) element.dispatchEvent(new Event(name));
      element.focus?.();
      element.click?.();
    }
    const schemes = elements.flatMap((element) => {
      const url = element.getAttribute('href') ?? element.getAttribute('src');
      return url && URL.canParse(url, location.href) ? [new URL(url, location.href).protocol] : [];
    });
    return [...new Set(schemes)].filter(
      (scheme) => !['http:', 'https:', 'mailto:', 'tel:', 'data:'].includes(scheme),
    );
  });

async function serve(page: Page, body: string) {
  await page.route('**/hostile.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}` }),
  );
  await page.goto('hostile.html');
}

test('the attacks are real: without renderer and policy, they run', async ({ page, baseURL }) => {
  const hits = await watchHits(page);
  const requests = await watchElsewhere(page, baseURL);
  await serve(page, '');
  // Each in an element of its own: written one after the other, some swallow the next.
  await page.evaluate(
    (texts) => {
      for (const text of texts) {
        document.body.append(Object.assign(document.createElement('div'), { innerHTML: text }));
      }
    },
    attacks.filter((text) =>
      /\son(error|load|begin|toggle)\s*=|<(iframe|img|link)\b[^>]*http/i.test(text),
    ),
  );
  await expect.poll(hits).toBeGreaterThan(20);
  await expect.poll(() => requests).not.toEqual([]);
});

test('rendered, none of them runs or asks anybody', async ({ page, baseURL }) => {
  const hits = await watchHits(page);
  const requests = await watchElsewhere(page, baseURL);
  await serve(page, attacks.map((text) => `<main>${render(text).html}</main>`).join('\n'));
  await expect(page.locator('main')).toHaveCount(attacks.length);
  expect(await touchEverything(page)).toEqual([]);
  expect(await hits()).toBe(0);
  expect(requests).toEqual([]);
});
