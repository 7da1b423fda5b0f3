import { expect, test } from '@playwright/test';
import { withBasePath } from '@/lib/urls';

test.use({ javaScriptEnabled: false });

test('old addresses lead on without script, and stay out of the sitemap', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('./sitemap.xml')).text();
  for (const [alias, route, title] of [
    ['blog/octavo/', '/blog/eight-pages/', 'Eight pages from one sheet'],
    ['charts.html', '/atlas/', 'Atlas of Tides'],
    ['price-list/', '/prices/', 'Prices'],
  ] as const) {
    await page.goto(`./${alias}`);
    await expect(page).toHaveURL(({ pathname }) => pathname === withBasePath(route));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(sitemap).not.toContain(alias);
    // The policy of pages is not added to that of an alias, which is written after them.
    const html = await (await request.get(`./${alias}`)).text();
    expect(html.match(/content="default-src[^"]*"/g)).toEqual([
      `content="default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'"`,
    ]);
  }
});

test('the Markdown of a post stays where it was', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(`./blog/${path}`)).text();
  expect(await textOf('octavo.md')).toBe(await textOf('eight-pages.md'));
});
