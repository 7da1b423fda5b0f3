import { expect, test, type APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sitePath } from './support/addresses';
import { pages, unknownPage, writtenPages } from './support/pages';
import { published, tested } from './support/published';

// As machines read it.
test.use({ javaScriptEnabled: false });

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('the sitemap lists the written pages, each where it says it is', async ({ request }) => {
  const xml = await read(request, 'sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser({ parseTagValue: false }).parse(xml) as {
    urlset: { url: { loc: string; lastmod?: string }[] };
  };
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(
    writtenPages.map(({ path }) => published(path)).sort(),
  );
  for (const { loc, lastmod } of urlset.url) {
    expect(lastmod ?? '2023-12-01').toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await read(request, tested(loc))).toContain(`<link rel="canonical" href="${loc}"/>`);
  }
});

test('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const lines = (await read(request, 'robots.txt')).trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${published('sitemap.xml')}`]);
});

test('titles and descriptions are unique', async ({ request }) => {
  const paths = [...pages, unknownPage].map(({ path }) => path);
  const heads = await Promise.all(paths.map((path) => read(request, path)));
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
    const texts = heads.map((html) => pattern.exec(html)?.[1]);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

for (const { path } of writtenPages) {
  test(`${path} can be shared: title, description, address and picture`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const content = (key: string) =>
      page.locator(`meta[property="${key}"], meta[name="${key}"]`).getAttribute('content');
    expect(await content('og:url')).toBe(published(path));
    expect(await page.title()).toContain(await content('og:title'));
    expect(await content('og:description')).toBe(await content('description'));
    const picture = String(await content('og:image'));
    const name = path === './' ? 'home' : path.slice(0, -1);
    expect(picture).toBe(published(`share/${name}.png`));
    expect(sizeOfPng(await (await request.get(tested(picture))).body())).toBe('1200x630');
    expect(await content('twitter:card')).toBe('summary_large_image');
  });
}

test('the manifest names icons of the sizes that they have', async ({ page, request }) => {
  await page.goto('./');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', sitePath('/manifest.webmanifest'));
  const manifest = JSON.parse(await read(request, 'manifest.webmanifest')) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.start_url).toBe(sitePath('/'));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOfPng(await (await request.get(src)).body())).toBe(sizes);
  }
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the icons that a page names are there, each of its kind', async ({ page, request }) => {
      await page.goto('about/');
      const body = async (selector: string) =>
        (await request.get(String(await page.locator(selector).getAttribute('href')))).body();
      const svg = await body('link[rel="icon"][type="image/svg+xml"]');
      expect(XMLValidator.validate(svg.toString())).toBe(true);
      const ico = await body('link[rel="icon"][href$=".ico"]');
      expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
      expect(sizeOfPng(await body('link[rel="apple-touch-icon"]'))).toBe('180x180');
    });
  });
}

test.describe('before the first paint', () => {
  test.use({ javaScriptEnabled: true });

  test('a page asks for no icon', async ({ page }) => {
    await page.route(/late-/, (route) => route.abort());
    await page.goto('about/');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', 'data:,');
    await expect(page.locator('link[rel="icon"]')).toHaveCount(1);
  });
});

test('the colour of the browser follows the theme', async ({ page }) => {
  await page.goto('./');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const named = await page
      .locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`)
      .getAttribute('content');
    const channels = named?.match(/[0-9a-f]{2}/g)?.map((pair) => parseInt(pair, 16));
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      `rgb(${channels?.join(', ')})`,
    );
  }
});

/** Width and height stand in the first chunk: https://www.w3.org/TR/png/#11IHDR */
const sizeOfPng = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
