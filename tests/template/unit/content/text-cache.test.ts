import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderForBuild } from '../../../site/support/markdown';

const folder = mkdtempSync(join(tmpdir(), 'text-cache-'));
// The module reads it once.
process.env.TEXT_CACHE = folder;

afterAll(() => rmSync(folder, { recursive: true }));

it('the check caches what pages show, with highlighted code, and the words for the search', async () => {
  const { checkText } = await import('@/scripts/check/texts/check-text');
  const { cachedText } = await import('@/lib/content/text-cache');
  const source = '## How *it* works\n\n![A chart](/a.svg)\n\n```ts\nconst a = 1;\n```\n';
  const context = { baseUrl: '/blog/' };
  const text = {
    ...context,
    source,
    file: 'a.md',
    page: '/blog/a/',
    headingAbove: 1,
    sectionIds: [],
    start: 1,
  };
  const images = {
    folders: [],
    findImage: () => ({ problem: 'is missing' }),
    reported: new Set(''),
  };
  await checkText(text, images);
  const { html, outline } = await renderForBuild(source);
  expect(cachedText(source, context)).toEqual({
    html,
    outline,
    words: 'How it works A chart const a = 1;',
  });
  expect(html).toContain('t-keyword');
  expect(cachedText(`${source}\nChanged.`, context)).toBeUndefined();
  expect(cachedText(source, { ...context, idPrefix: 'context.' })).toBeUndefined();
});
