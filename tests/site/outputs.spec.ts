import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { absoluteUrl } from '@/app/owner';
import { filesIn } from '@/lib/files/files-in';
import { furtherLanguages } from '@/lib/languages/languages';
import { icoIcon, svgIcon, touchIcon } from '@/lib/seo/icons';
import { isSet } from '@/lib/text';
import { exportedPages } from './support/exported-pages';
import { content, sections } from './support/site';
import { readSitemap } from './support/sitemap';

/* Machine-readable outputs. */

/** The public URL of a page or file by its path relative to Playwright's base URL, and that path of a URL. */
const published = (page: string) => absoluteUrl(page.slice(1));
const pathOf = (url: string) => `./${url.slice(published('./').length)}`;

const file = (name: string) => readFileSync(path.join('out', decodeURIComponent(name)));
const exported = exportedPages('out');
const pages = new Map(exported.map(({ path: page, html }) => [page, html]));
/** The text of a page or file by its published URL. */
const at = (url: string) => pages.get(pathOf(url)) ?? file(pathOf(url)).toString();

/** The content of a meta element, without decoding. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The first chunk contains width and height: https://www.w3.org/TR/png/#11IHDR */
const sizeOfPng = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('pages of a site in one language name no others, and load no links to them', () => {
  test.skip(furtherLanguages().length > 0, 'The site has several languages.');
  for (const { path: page, html } of exported) {
    expect.soft(html, page).not.toMatch(/<[^>]* hreflang=|og:locale:alternate/i);
  }
  const scripts = filesIn('out/_next').filter((name) => name.endsWith('.js'));
  // A field of the component's props.
  const withLinks = scripts.filter((name) => file(`_next/${name}`).includes('isTranslation'));
  expect(withLinks).toEqual([]);
});

test('the sitemap lists pages at their canonical URLs', async ({ page }) => {
  const sitemap = await readSitemap(page, file('sitemap.xml').toString());
  const urls = sitemap.map(({ loc }) => loc);
  for (const url of urls) expect(at(url)).toContain(`<link rel="canonical" href="${url}"/>`);
  const wanted = [
    './',
    ...(['about', 'contact', 'projects', 'blog'] as const)
      .filter((section) => sections[section])
      .map((section) => `./${section}/`),
    ...content.projects.map(({ slug }) => `./${slug}/`),
    ...content.posts.filter(({ canonical }) => !canonical).map(({ slug }) => `./blog/${slug}/`),
  ];
  expect(urls).toEqual(expect.arrayContaining(wanted.map(published)));
  expect(new Set(urls).size).toBe(urls.length);
});

test('robots.txt allows all robots and links to the sitemap', () => {
  const lines = file('robots.txt').toString().trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${published('./sitemap.xml')}`]);
});

test('llms.txt lists pages, and the Markdown of posts', () => {
  const links = file('llms.txt')
    .toString()
    .matchAll(/^- \[.*?[^\\]\]\(([^)]*)\)/gm);
  const urls = [...links].map(([, url = '']) => url);
  const wanted = ['./', ...content.posts.map(({ slug }) => `./blog/${slug}.md`)];
  expect(urls).toEqual(expect.arrayContaining(wanted.map(published)));
  for (const url of urls) expect(at(url)).not.toBe('');
});

test('every page can be shared: title, description and an image of 1200×630', () => {
  for (const { path: page, html, isNotFound } of exported) {
    if (isNotFound) continue;
    expect.soft(html, page).toContain(`<title>${meta(html, 'og:title')}`);
    expect.soft(meta(html, 'og:description'), page).toBe(meta(html, 'description'));
    expect.soft(meta(html, 'twitter:card'), page).toBe('summary_large_image');
    const image = file(pathOf(meta(html, 'og:image') ?? ''));
    expect.soft(sizeOfPng(image), page).toBe('1200x630');
  }
});

interface Described {
  email?: string;
  sameAs?: string | string[];
}

test('the structured data of each page is about that page, and holds no placeholders', () => {
  const described = [...pages].filter(([page, html]) => {
    const [, json] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
    if (!json) return false;
    const graph = JSON.parse(json) as { '@context': string; '@graph': Described[] };
    expect.soft(graph['@context']).toBe('https://schema.org');
    expect.soft(graph['@graph'][0]).toMatchObject({ '@id': published(page), url: published(page) });
    const contacts = graph['@graph'].flatMap(({ sameAs = [], email = [] }) => [sameAs, email]);
    expect.soft(contacts.flat().filter((contact) => !isSet(contact))).toEqual([]);
    return true;
  });
  const expected = 1 + content.projects.length + content.posts.length;
  expect(described.length).toBeGreaterThanOrEqual(expected);
});

test('all icons exist in the right format', async ({ page }) => {
  await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    // Rejects if the browser cannot read it.
    await image.decode();
  }, file(svgIcon.path).toString());
  // https://en.wikipedia.org/wiki/ICO_(file_format)
  expect([...file(icoIcon.path).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect(sizeOfPng(file(touchIcon.path))).toBe('180x180');
});
