import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesIn } from '@/lib/files-in';
import { exportedPages } from '../../support/browser/exported-pages';

const out = 'out-fixtures/';
const files = filesIn(out);
const pages = new Map(exportedPages(out).map(({ path, html }) => [path, html]));

/** The files that hold a word or are named by it. */
const filesWith = (word: string) =>
  files.filter(
    (name) =>
      name.includes(word) ||
      readFileSync(out + name, 'latin1')
        .toLowerCase()
        .includes(word),
  );

test('a published post is in every output', () => {
  expect(filesWith('eight-pages')).toEqual(
    expect.arrayContaining([
      'atom.xml',
      'blog/archive/2024/index.html',
      'blog/eight-pages.md',
      'blog/eight-pages/index.html',
      'blog/eight-pages/sheet.png',
      'blog/index.html',
      'blog/series/one-sheet/index.html',
      'blog/tags/mathematics/index.html',
      'feed.json',
      'llms.txt',
      'rss.xml',
      'share/blog/eight-pages.png',
      'sitemap.xml',
      expect.stringMatching(/^search\//),
    ]),
  );
});

for (const [what, id, words] of [
  ['a draft', 'gilt-edges', ['gold is beaten', 'not a word yet']],
  ['a post of the future', 'iron-gall', ['oak apples', 'vitriol', 'tannins']],
] as const) {
  test(`${what} is in none`, () => {
    expect([id, ...words].flatMap(filesWith)).toEqual([]);
  });
}

test('titles and descriptions are unique', () => {
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
    const texts = [...pages.values()].map((html) => pattern.exec(html)?.[1]);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('programs find the feeds from every page of the blog', () => {
  for (const [path, html] of pages) {
    const links = html.match(/<link rel="alternate" type="application\/(rss|atom|feed)\+/g) ?? [];
    expect(links, path).toHaveLength(path.startsWith('./blog/') ? 3 : 0);
  }
});

test('search engines may list every page', () => {
  for (const [path, html] of pages) {
    if (path !== './no-such-page/') expect(html, path).not.toMatch(/<meta[^>]+noindex/);
  }
});
