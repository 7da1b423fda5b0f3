import { renderForBuild } from '../../../site/support/markdown';
import { projectFolder } from '../../support/content-folder';

// The module reads it once.
process.env.TEXT_CACHE = projectFolder({});

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
