import { expect, test, type Page } from '@playwright/test';
import { renderWithMaths } from '@/data/content/render-maths';
import { hostileTexts } from '../support/hostile-payloads';
import { hostAnswers, post } from './support/host';
import { settled } from './support/settled';
import { watchRequests } from './support/watch';

const end = 'The end of it';
const rendered = hostileTexts.map((text) => renderWithMaths(`${text}\n\n${end}`));

/** Counts the calls of what every attack calls. */
async function watchHits(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => (window as unknown as { hits: number }).hits++ });
  });
  return () => page.evaluate(() => (window as unknown as { hits: number }).hits);
}

/** Does to each element what visitors do, and tells of addresses that run script. */
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
      const address = element.getAttribute('href') ?? element.getAttribute('src');
      return address && URL.canParse(address, location.href)
        ? [new URL(address, location.href).protocol]
        : [];
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

const isElsewhere = ({ hostname }: URL) => hostname.includes('elsewhere.example');

test('the attacks are real: unread by the renderer, and without a policy, they run', async ({
  page,
}) => {
  await page.route(/elsewhere\.example/, (route) => route.abort());
  const hits = await watchHits(page);
  const requests = watchRequests(page, isElsewhere);
  await serve(page, hostileTexts.filter((text) => /^<(img|svg|p)\b/.test(text)).join('\n'));
  await expect.poll(hits).toBeGreaterThan(20);
  expect(requests).not.toEqual([]);
});

test('rendered, none of them runs or asks anybody, even without a policy', async ({ page }) => {
  const hits = await watchHits(page);
  const requests = watchRequests(page, isElsewhere);
  await serve(page, rendered.map((html) => `<main>${html}</main>`).join('\n'));
  await expect(page.locator('main')).toHaveCount(rendered.length);
  expect(await touchEverything(page)).toEqual([]);
  expect(await hits()).toBe(0);
  expect(requests).toEqual([]);
});

test('rendered by the site itself, below its policy, none of them gets through', async ({
  page,
}) => {
  const hits = await watchHits(page);
  const requests = watchRequests(page, isElsewhere);
  // Without those that swallow the next, and without NUL, for which the whole file is refused.
  const texts = hostileTexts
    .filter((_, index) => rendered[index]?.includes(`<p>${end}</p>`))
    .map((text) => text.replaceAll('\0', ''));
  expect(texts.length).toBeGreaterThan(200);
  await hostAnswers(page, 'responsive-design', {
    GET: { body: post('Hostile', texts.join('\n\n')) },
  });
  await page.goto('blog/responsive-design/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Hostile');
  await settled(page);
  expect(await touchEverything(page)).toEqual([]);
  expect(await hits()).toBe(0);
  expect(requests).toEqual([]);
});
