import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { byteBudgets } from '@/build/bench/budgets';
import { sitePath } from './support/addresses';
import { pages, unknownPage } from './support/pages';
import { settled } from './support/settled';

const out = fileURLToPath(new URL('../../out/', import.meta.url));
const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

/** The text of an article may be as long as it is; its first screen does not wait for it. */
const withoutText = (html: string) => html.replace(/<div class="prose[^]*?<\/article>/, '');

/** The files that a page asked for before its first paint. */
async function askedBeforePaint(page: Page): Promise<string[]> {
  const { painted, early } = await page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry | undefined>((done) =>
      new PerformanceObserver((list) => done(list.getEntries().at(-1))).observe({
        type: 'paint',
        buffered: true,
      }),
    );
    const painted = paint?.startTime ?? 0;
    const early = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => name.replace(/[?#].*$/, ''));
    return { painted, early };
  });
  expect(painted).toBeGreaterThan(0);
  return early.filter((name) => !name.startsWith('data:'));
}

test.describe('over a line', () => {
  for (const { path } of [...pages, unknownPage]) {
    test(`${path} arrives in one round trip`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(brotli(path.startsWith('blog/') ? withoutText(html) : html)).toBeLessThanOrEqual(
        byteBudgets.document,
      );
    });
  }

  for (const path of ['./', 'about/', 'maskott/', 'blog/responsive-design/']) {
    test(`${path} asks for nothing but pictures before it is painted`, async ({ page }) => {
      await page.goto(path);
      const early = await askedBeforePaint(page);
      expect(early.filter((name) => !/\.(svg|avif|webp)$/.test(name))).toEqual([]);
    });

    test(`${path} loads little script, none of it for motion or markdown`, async ({ page }) => {
      const scripts = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        scripts.set(new URL(response.url()).pathname, response.body());
      });
      await page.goto(path);
      await settled(page);
      const bodies = await Promise.all(scripts.values());
      const total = bodies.reduce((sum, body) => sum + brotli(body), 0);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(byteBudgets.scripts);
    });
  }
});

for (const path of ['projects/', 'maskott/']) {
  test(`on a phone ${path} is painted with a copy of its first picture, which is asked for then`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/hero.svg', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    expect(await askedBeforePaint(page)).toEqual([]);
    const first = page.locator('.first-picture');
    await expect(first).toHaveCSS('background-image', /^url\("data:image\/avif/);
    letThrough();
    await expect(first.locator('img')).toHaveJSProperty('naturalWidth', 1600);
    // The copy does not stand behind it.
    await expect(first).toHaveCSS('background-image', 'none');
  });
}

test('all fonts together are small', () => {
  const media = `${out}_next/static/media/`;
  const fonts = readdirSync(media).filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + statSync(media + name).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(byteBudgets.fonts);
});

test('the style sheet that comes after the page names no font again', () => {
  const html = readFileSync(`${out}index.html`, 'utf8');
  const chunks = `${out}_next/static/chunks/`;
  const late = readdirSync(chunks).find((name) => name.startsWith('late-')) ?? '';
  const script = readFileSync(chunks + late, 'utf8');
  const [, sheet = ''] = /"styles":\[\["([^"]+\.css)/.exec(script) ?? [];
  const css = readFileSync(out + sheet.slice(sitePath('/').length), 'utf8');
  expect(html).toContain('@font-face');
  expect(css).not.toContain('@font-face');
});
