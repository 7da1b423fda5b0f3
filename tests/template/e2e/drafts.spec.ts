import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '@/lib/files/files-in';
import { exportedPages } from '../../site/support/exported-pages';

const out = 'out-fixtures';
const files = filesIn(out);

/** The files that hold a word or are named by it. */
const filesWith = (word: string) =>
  files.filter((name) => {
    const text = readFileSync(path.join(out, name), 'latin1').toLowerCase();
    return name.includes(word) || text.includes(word);
  });

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
      'rss.xml',
      'search.json',
      'share/blog/eight-pages.png',
      'sitemap.xml',
    ]),
  );
});

for (const [what, words] of [
  ['a draft', ['gilt-edges', 'gold is beaten', 'not a word yet']],
  ['a post of the future', ['iron-gall', 'oak apples', 'vitriol', 'tannins']],
] as const) {
  test(`${what} is in no file of the export`, () => {
    expect(words.flatMap(filesWith)).toEqual([]);
  });
}

test('every page leads feed readers to the feeds of its language', () => {
  const pages = exportedPages(out).filter(({ isNotFound }) => !isNotFound);
  for (const { path: page, html } of pages) {
    const links = html.matchAll(
      /<link rel="alternate" type="application\/\w+\+\w+" [^>]*href="([^"]*)"/g,
    );
    const folder = page.startsWith('./fr/') ? '/fr' : '';
    const paths = [...links].map(([, href]) => new URL(href ?? '').pathname);
    expect(paths, page).toEqual(
      ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${folder}/${file}`),
    );
  }
});
