import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { byteBudgets } from '@/build/bench/budgets';
import { withBasePath } from '@/lib/base-path';
import { outDirectory } from '@/lib/site/directory';
import { postSourcePath } from '@/lib/urls';
import { exportedPages } from '../support/browser/exported-pages';
import { readToTheEnd } from '../support/browser/read-to-the-end';
import { settled } from '../support/browser/settled';
import { content, pages } from '../support/browser/site';
import { watchComplaints, watchRequests } from '../support/browser/watch';

test('the export has the pages of the content, and no others', () => {
  const exported = exportedPages(outDirectory).map(({ path }) => path);
  expect(exported.sort()).toEqual(pages.map(({ path }) => path).sort());
});

const posts = new Map(
  content.posts.map(({ summary: { id } }) => [`./blog/${id}/`, withBasePath(postSourcePath(id))]),
);

for (const { path, heading } of pages) {
  test(`${path} opens, and is quiet: no other origin, no complaint, no broken picture`, async ({
    page,
    browser,
    baseURL = '',
  }) => {
    const complaints = watchComplaints(page);
    const own = new RegExp(`^(${new URL(baseURL).origin}/|data:|blob:)`);
    const elsewhere = watchRequests(page, ({ href }) => !own.test(href));
    const markdown = watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));
    const scriptSize = watchScripts(page);

    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectSoundOutline(page);
    const early = await askedBeforePaint(page);
    expect(early.filter((name) => !/\.(svg|avif|webp)$/.test(name))).toEqual([]);

    await readToTheEnd(page);
    await expect.poll(() => missingPictures(page)).toEqual([]);
    await settled(page);
    expect(elsewhere).toEqual([]);
    const source = posts.get(path);
    expect(markdown).toEqual(source ? [`HEAD ${source}`, `GET ${source}`] : []);
    expect(complaints).toEqual([]);
    expect(await scriptSize()).toBeLessThanOrEqual(byteBudgets.scripts);

    const bare = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await bare.goto(path);
    expect(await textOf(page), 'with script and without').toBe(await textOf(bare));
    await bare.close();
  });
}

/** One header, main part, footer and first heading; levels in steps of one; ids that are there. */
async function expectSoundOutline(page: Page) {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('contentinfo')).toHaveId('contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await skippedLevels(page)).toEqual([]);
  expect(await brokenReferences(page)).toEqual([]);
}

const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );

/** Headings of the main part that are more than one level below the heading before them. */
const skippedLevels = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4, h5, h6)').evaluateAll((headings) => {
    const level = (heading?: Element) => Number(heading?.tagName.slice(1) ?? 0);
    return headings
      .filter((heading, index) => level(heading) > level(headings[index - 1]) + 1)
      .map(({ textContent }) => textContent);
  });

/** Ids that are given twice, and ids that something refers to and nothing has. */
const brokenReferences = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const attributes = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'for',
      'commandfor',
    ];
    const named = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap(
        (element) => element.getAttribute(name)?.split(/\s+/) ?? [],
      ),
    );
    const linked = [...document.querySelectorAll('a[href^="#"]')].map((link) =>
      decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
    );
    return [...repeated, ...[...named, ...linked].filter((id) => !ids.includes(id))];
  });

/** The files that a page asked for before its first paint. */
const askedBeforePaint = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry | undefined>((done) =>
      new PerformanceObserver((list) => done(list.getEntries().at(-1))).observe({
        type: 'paint',
        buffered: true,
      }),
    );
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
      .map(({ name }) => name.replace(/[?#].*$/, ''))
      .filter((name) => !name.startsWith('data:'));
  });

const compressed = new Map<string, number>();

/** Watches the scripts that a page loads, and adds up their bytes after brotli. */
function watchScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(size(response.url()));
    async function size(url: string) {
      const known = compressed.get(url) ?? brotliCompressSync(await response.body()).length;
      compressed.set(url, known);
      return known;
    }
  });
  return async () => (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** The text of the main part, without that of its scripts. */
const textOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent;
  });
