import { expect, test, type Page } from '@playwright/test';
import { mathRenderer } from '@/lib/markdown/render-math';
import { markdown as words } from '@site/words';
import { hostileTexts as attacks } from '../../support/hostile-texts';
import { hostAnswers, post } from '../../support/browser/host';
import { settled } from '../../support/browser/settled';
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

test('the attacks are real: unread by the renderer, and without a policy, they run', async ({
  page,
  baseURL,
}) => {
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

test('rendered, none of them runs or asks anybody, even without a policy', async ({
  page,
  baseURL,
}) => {
  const hits = await watchHits(page);
  const requests = await watchElsewhere(page, baseURL);
  await serve(page, attacks.map((text) => `<main>${render(text).html}</main>`).join('\n'));
  await expect(page.locator('main')).toHaveCount(attacks.length);
  expect(await touchEverything(page)).toEqual([]);
  expect(await hits()).toBe(0);
  expect(requests).toEqual([]);
});

/** As much as a long article holds; a slow browser renders that in the time of a click. */
const longest = 25_000;

/** The attacks as texts that a host may hold. */
const texts = attacks.reduce<string[][]>((parts, text) => {
  const part = parts.at(-1);
  // The whole file would be taken as binary.
  const written = text.replace(/[\0-\x08\x0B\x0E-\x1A\x1C-\x1F]/g, '');
  if (part && part.join('').length + text.length < longest) part.push(written);
  else parts.push([written]);
  return parts;
}, []);

const end = 'The end of it';

/** Leaves out what swallows all that comes after it. */
const closed = (text: string) => render(`${text}\n\n${end}`).html.includes(`<p>${end}</p>`);

for (const [index, part] of texts.entries()) {
  test(`rendered by the site itself, below its policy, none gets through, part ${index + 1} of ${texts.length}`, async ({
    page,
    baseURL,
  }) => {
    const hits = await watchHits(page);
    const requests = await watchElsewhere(page, baseURL);
    const held = part.filter(closed);
    expect(held.length).toBeGreaterThan(part.length / 2);
    await hostAnswers(page, 'eight-pages', {
      GET: { body: post('Hostile', [...held, end].join('\n\n')) },
    });
    await page.goto('blog/eight-pages/');
    await settled(page);
    await expect(page.locator('.prose')).toContainText(end);
    expect(await touchEverything(page)).toEqual([]);
    expect(await hits()).toBe(0);
    expect(requests).toEqual([]);
  });
}
