import { expect, test, type Page } from '@playwright/test';
import { withBasePath } from '@/lib/base-path';
import { policySources } from '@/lib/services';
import { postSourcePath } from '@/lib/urls';
import { askedBeforePaint, watchComplaints, watchRequests } from '../support/browser/watch';
import { readToTheEnd } from '../support/browser/read-to-the-end';
import { laidOut, settled } from '../support/browser/page';
import { content, pages } from '../support/browser/site';
import { settings } from '@/data/site';

const hostsOfServices = new Set(Object.values(policySources(settings.services)).flat());

const posts = new Map(
  content.posts.map(({ id }) => [`./blog/${id}/`, withBasePath(postSourcePath(id))]),
);

for (const { path, heading } of pages) {
  test(`${path} opens, whole and without complaint`, async ({ page, browser, baseURL }) => {
    const complaints = watchComplaints(page);
    const own = new RegExp(`^(${new URL(baseURL ?? '').origin}/|data:|blob:)`);
    // Services that the owner has chosen may be asked.
    const elsewhere = watchRequests(
      page,
      ({ href, origin }) => !own.test(href) && !hostsOfServices.has(origin),
    );
    const markdown = watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));

    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const early = await askedBeforePaint(page);
    expect(early.filter((name) => !/\.(svg|avif|webp)$/.test(name))).toEqual([]);

    await laidOut(page);
    await settled(page);

    await readToTheEnd(page);
    await expect.poll(() => missingPictures(page)).toEqual([]);
    await settled(page);
    expect(elsewhere).toEqual([]);
    const source = posts.get(path);
    expect(markdown).toEqual(source ? [`HEAD ${source}`, `GET ${source}`] : []);
    expect(complaints).toEqual([]);

    const bare = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await bare.goto(path);
    expect(await textOf(page), 'with script and without').toBe(await textOf(bare));
    await bare.close();
  });
}

const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );

/** The text of `<main>`, without its scripts. */
const textOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent;
  });
