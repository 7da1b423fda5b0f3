import { expect, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sitePath } from './support/addresses';
import { published, tested } from './support/published';

const forms = [
  { path: 'rss.xml', type: 'application/rss+xml', served: 'application/xml; charset=utf-8' },
  { path: 'atom.xml', type: 'application/atom+xml', served: 'application/xml; charset=utf-8' },
  { path: 'feed.json', type: 'application/feed+json', served: 'application/json' },
];

for (const path of ['blog/', 'blog/responsive-design/', 'blog/tags/css/', 'blog/archive/2023/']) {
  test(`programs find the feeds from ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const form of forms) {
      const link = page.locator(`head link[rel="alternate"][type="${form.type}"]`);
      await expect(link).toHaveAttribute('href', published(form.path));
      await expect(link).toHaveAttribute('title', /Tech Thoughts/);
    }
  });
}

test('readers find the feed on the blog', async ({ page }) => {
  await page.goto('blog/');
  const link = page.getByRole('main').getByRole('link', { name: 'RSS', exact: true });
  await expect(link).toHaveAttribute('href', sitePath('/rss.xml'));
});

for (const { path, served } of forms) {
  test(`${path} has the article with its full text, at addresses that are there`, async ({
    page,
    request,
  }) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toBe(served);
    const text = await response.text();
    if (path.endsWith('.xml')) expect(XMLValidator.validate(text)).toBe(true);
    const html = path.endsWith('.xml') ? contentOfXml(text) : contentOfJson(text);

    await page.goto('blog/responsive-design/');
    const words = await page.locator('.prose > p').allTextContents();
    // The scripts of the article would go on in its document.
    await page.goto('about:blank');
    await page.setContent(html);
    for (const paragraph of words.slice(0, 5)) {
      await expect(
        page.getByText(paragraph.replace(/ \(opens in a new tab\)/g, '')),
      ).toBeAttached();
    }
    const addresses = await page
      .locator('[href], [src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src')));
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:)/);
    for (const address of addresses.filter((one) => one?.startsWith(published('')))) {
      expect((await request.get(tested(String(address)))).status(), String(address)).toBe(200);
    }
  });
}

type Node = Record<string, unknown>;

function contentOfXml(text: string): string {
  const document = new XMLParser({ ignoreAttributes: true }).parse(text) as {
    feed?: { entry: Node };
    rss?: { channel: { item: Node } };
  };
  return String(document.feed?.entry.content ?? document.rss?.channel.item['content:encoded']);
}

const contentOfJson = (text: string) =>
  (JSON.parse(text) as { items: { content_html: string }[] }).items[0]?.content_html ?? '';
