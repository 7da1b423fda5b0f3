/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { post } from '../support/content-folder';
import { photo } from '../support/pictures';
import { copyProject } from '@/build/copy-project';

/** A post whose every field and file holds a word that nothing else does. */
const postWith = (word: string, fields: Record<string, unknown> = {}, more = '') => ({
  [`content/blog/${word}-post.md`]: post(
    {
      title: `About the ${word}`,
      preview: `What a ${word} is...`,
      tags: [`${word} tag`],
      series: `${word} series`,
      cover: `${word}-post/${word}.svg`,
      coverAlt: `A ${word}`,
      ...fields,
    },
    `## The ${word} itself\n\nHere is a ${word}: $e^{i\\pi}$\n\n![A ${word}](${word}-post/${word}.svg)\n${more}`,
  ),
  [`content/blog/${word}-post/${word}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${word}</title></svg>`,
});

const copy = copyProject({
  ...postWith('numbat', {}, '\n![A photo](numbat-post/photo.jpg)\n'),
  ...postWith('quokka', { draft: true }),
  ...postWith('wombat', { date: '01-01-2999' }),
});
afterAll(copy.remove);

/** Files of the export that hold a word or are named by it. */
const filesWith = (word: string) =>
  readdirSync(join(copy.folder, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((name) => {
      const file = join(copy.folder, 'out', name);
      return (
        statSync(file).isFile() &&
        (name.includes(word) || readFileSync(file, 'latin1').toLowerCase().includes(word))
      );
    })
    .map((name) => name.replaceAll('\\', '/'));

// As somebody might whose shell is set up for writing.
beforeAll(async () => {
  writeFileSync(join(copy.folder, 'content/blog/numbat-post/photo.jpg'), await photo());
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: 'development' },
  });
}, 600_000);

it('a published post is in every output', () => {
  expect(filesWith('numbat')).toEqual(
    expect.arrayContaining([
      'atom.xml',
      'blog/index.html',
      'blog/numbat-post.md',
      'blog/numbat-post/index.html',
      'blog/numbat-post/numbat.svg',
      'blog/series/numbat-series/index.html',
      'blog/tags/index.html',
      'blog/tags/numbat-tag/index.html',
      'feed.json',
      'llms.txt',
      'rss.xml',
      'share/blog/numbat-post.png',
      'sitemap.xml',
      expect.stringMatching(/^search\//),
    ]),
  );
});

it('its page shows its pictures and its formula, without script', () => {
  const page = readFileSync(join(copy.folder, 'out/blog/numbat-post/index.html'), 'utf8');
  const html = /<div class="prose">([^]*?)<\/article>/.exec(page)?.[1] ?? '';
  expect(html).toContain('<img src="/blog/numbat-post/numbat.svg" alt="A numbat" width="9"');
  expect(html).toContain('<math><msup><mi>e</mi><mrow><mi>i</mi><mi>π</mi></mrow></msup></math>');
  const sources = [...html.matchAll(/\/pictures\/[\w-]+\.(?:avif|webp)/g)].map(([file]) => file);
  expect(sources.length).toBeGreaterThanOrEqual(4);
  for (const file of [...sources, '/blog/numbat-post/photo.jpg']) {
    expect([file, existsSync(join(copy.folder, 'out', file))]).toEqual([file, true]);
  }
});

it('a draft is in none', () => {
  expect(filesWith('quokka')).toEqual([]);
});

it('a post of the future is in none', () => {
  expect(filesWith('wombat')).toEqual([]);
});
