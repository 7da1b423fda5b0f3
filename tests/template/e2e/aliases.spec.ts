import { expect, test } from '@playwright/test';
import { absoluteUrl } from '@/app/owner';
import { withBasePath } from '@/lib/urls';

test.use({ javaScriptEnabled: false });

for (const [alias, route, title] of [
  ['blog/octavo/', '/blog/eight-pages/', 'Eight pages from one sheet'],
  ['charts.html', '/atlas/', 'Atlas of Tides'],
  ['price-list/', '/prices/', 'Prices'],
] as const) {
  test(`${alias} leads on to ${route} without script`, async ({ page }) => {
    await page.goto(`./${alias}`);
    await expect(page).toHaveURL(({ pathname }) => pathname === withBasePath(route));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test(`${alias} says where its page is, and stays out of search engines`, async ({ request }) => {
    const html = await (await request.get(`./${alias}`)).text();
    const canonical = absoluteUrl(route);
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    // The policy of pages is not added to that of an alias, which is written after them.
    expect(html.match(/content="default-src[^"]*"/g)).toEqual([
      `content="default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'"`,
    ]);
    expect(await (await request.get('./sitemap.xml')).text()).not.toContain(alias);
  });
}

test('the Markdown of a post stays where it was', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(`./blog/${path}`)).text();
  expect(await textOf('octavo.md')).toBe(await textOf('eight-pages.md'));
});
