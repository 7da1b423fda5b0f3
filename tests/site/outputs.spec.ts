import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { validate } from '@jsonresume/schema';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { withBasePath } from '@/lib/base-path';
import { feeds } from '@/lib/outputs/feed/feeds';
import { svgIcon } from '@/lib/outputs/icons';
import { publishedOwner } from '@/lib/outputs/published-owner';
import { site } from '@/lib/site';
import { outDirectory } from '@/lib/site/directory';
import { findPlaceholders } from '@/lib/site/placeholders';
import { outputFiles } from '@/lib/urls';
import { exportedPages, unknownPath } from '../support/browser/exported-pages';
import { content, parts, pathOf, published } from '../support/browser/site';

/* Machine-readable outputs. */

const file = (name: string) => readFileSync(path.join(outDirectory, decodeURIComponent(name)));
const pages = new Map(exportedPages(outDirectory).map(({ path: page, html }) => [page, html]));
/** The text of a page or file by its published URL. */
const at = (url: string) => pages.get(pathOf(url)) ?? file(pathOf(url)).toString();

/** The content of a meta element, without decoding. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The first chunk contains width and height: https://www.w3.org/TR/png/#11IHDR */
const sizeOfPng = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the sitemap lists pages at their canonical URLs', () => {
  const xml = file('sitemap.xml').toString();
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'url' });
  const { urlset } = parser.parse(xml) as { urlset: { url: { loc: string }[] } };
  const urls = urlset.url.map(({ loc }) => loc);
  for (const url of urls) expect(at(url)).toContain(`<link rel="canonical" href="${url}"/>`);
  const wanted = [
    ...[
      './',
      ...(['about', 'contact', 'projects', 'blog'] as const)
        .filter((part) => parts[part])
        .map((part) => `./${part}/`),
    ],
    ...content.projects.map(({ slug }) => `./${slug}/`),
    ...content.posts
      .filter(({ summary }) => !summary.canonical)
      .map(({ summary }) => `./blog/${summary.id}/`),
  ];
  expect(urls).toEqual(expect.arrayContaining(wanted.map(published)));
  expect(new Set(urls).size).toBe(urls.length);
});

test('robots.txt allows all robots and links to the sitemap', () => {
  const lines = file('robots.txt').toString().trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${published('./sitemap.xml')}`]);
});

test('every page can be shared: title, description and an image of 1200×630', () => {
  for (const [page, html] of pages) {
    if (page === unknownPath) continue;
    expect.soft(html, page).toContain(`<title>${meta(html, 'og:title')}`);
    expect.soft(meta(html, 'og:description'), page).toBe(meta(html, 'description'));
    expect.soft(meta(html, 'twitter:card'), page).toBe('summary_large_image');
    const image = file(pathOf(meta(html, 'og:image') ?? ''));
    expect.soft(sizeOfPng(image), page).toBe('1200x630');
  }
});

test('the JSON-LD of pages is about themselves, without placeholders', () => {
  let count = 0;
  for (const [page, html] of pages) {
    const [, json] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
    if (!json) continue;
    count += 1;
    const graph = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] };
    expect.soft(graph['@context']).toBe('https://schema.org');
    expect.soft(graph['@graph'][0]).toMatchObject({ '@id': published(page), url: published(page) });
    const contacts = graph['@graph'].map(({ sameAs, email }) => ({ sameAs, email }));
    expect.soft(findPlaceholders(page, contacts)).toEqual([]);
  }
  expect(count).toBeGreaterThanOrEqual(1 + content.projects.length + content.posts.length);
});

test('the manifest declares the actual sizes of the icons', () => {
  const manifest = JSON.parse(file('manifest.webmanifest').toString()) as {
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.start_url).toBe(withBasePath('/'));
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOfPng(file(src.slice(withBasePath('/').length)))).toBe(sizes);
  }
});

test('all icons exist in the right format', () => {
  expect(XMLValidator.validate(file(svgIcon.path).toString())).toBe(true);
  expect([...file('favicon.ico').subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect(sizeOfPng(file('apple-touch-icon.png'))).toBe('180x180');
});

if (parts.blog) {
  for (const feed of feeds) {
    test(`${feed.path} has the newest posts with their texts, and links that work anywhere`, () => {
      const text = file(feed.path).toString();
      if (feed.path.endsWith('.xml')) expect(XMLValidator.validate(text)).toBe(true);
      const items = feed.path.endsWith('.xml') ? itemsOfXml(text) : itemsOfJson(text);
      const [newest] = content.posts;
      expect(items[0]?.title).toBe(newest?.summary.title);
      for (const { html } of items) {
        const links = [...html.matchAll(/<[a-z][^>]*\s(?:href|src)="([^"]*)"/g)].map(
          ([, url = '']) => url,
        );
        expect(links.filter((url) => !/^(https?:\/\/|mailto:|tel:|data:|#)/.test(url))).toEqual([]);
        for (const url of links.filter((one) => one.startsWith(published('./')))) {
          expect(at(url.replace(/[?#].*/, ''))).toBeTruthy();
        }
      }
    });
  }
}

test('resume.json is valid JSON Resume, without placeholders', () => {
  test.skip(!site.settings.pages.cv, 'The site has no CV.');
  const resume = JSON.parse(file(outputFiles.resume).toString()) as {
    basics: { email?: string; profiles: object[] };
    meta: { canonical: string };
  };
  validate(resume, (errors) => expect(errors).toBeNull());
  expect(resume.meta.canonical).toBe(published(`.${outputFiles.resume}`));
  const { email, profiles } = resume.basics;
  expect(findPlaceholders('resume.json', { email, profiles })).toEqual([]);
});

test('contact.vcf is a vCard of the owner', () => {
  const lines = file(outputFiles.vcard).toString().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines.join('\n')).toContain(`FN:`);
  expect(lines.at(-2)).toBe('END:VCARD');
  const { email } = publishedOwner(site.owner, published('./'));
  expect(lines.some((line) => line.startsWith('EMAIL'))).toBe(Boolean(email));
});

test('every link of llms.txt leads to a page or file', () => {
  const text = file(outputFiles.llms).toString();
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): /gm)].map(([, url = '']) => url);
  expect(links.length).toBeGreaterThan(0);
  for (const url of links) expect(at(url)).toBeTruthy();
});

interface Item {
  title: string;
  html: string;
}

function itemsOfXml(text: string): Item[] {
  const parser = new XMLParser({
    parseTagValue: false,
    isArray: (name) => /^(item|entry)$/.test(name),
  });
  const { feed, rss } = parser.parse(text) as {
    feed?: { entry: { title: string; content: string }[] };
    rss?: { channel: { item: { title: string; 'content:encoded': string }[] } };
  };
  return feed
    ? feed.entry.map(({ title, content: html }) => ({ title, html }))
    : (rss?.channel.item.map(({ title, 'content:encoded': html }) => ({ title, html })) ?? []);
}

const itemsOfJson = (text: string): Item[] =>
  (JSON.parse(text) as { items: { title: string; content_html: string }[] }).items.map(
    ({ title, content_html: html }) => ({ title, html }),
  );
