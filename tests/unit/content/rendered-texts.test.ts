import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markdownStrings, renderForBuild } from '../../support/markdown';

const folder = mkdtempSync(join(tmpdir(), 'rendered-texts-'));
// The module reads it once.
process.env.RENDERED_TEXTS = folder;

afterAll(() => rmSync(folder, { recursive: true }));

it('the check keeps what pages show, with highlighted code, and the words for the search', async () => {
  const { renderText } = await import('@/lib/check/page-text');
  const { keptText } = await import('@/lib/content/rendered-texts');
  const { rehypeHighlight } = await import('@/lib/markdown/rehype-highlight');
  const source = '## How *it* works\n\n![A chart](/a.svg)\n\n```ts\nconst a = 1;\n```\n';
  const context = { baseUrl: '/blog/' };
  const options = { strings: markdownStrings, lastPlugins: [rehypeHighlight] };
  await renderText({ ...context, source }, options);
  const { html, outline } = await renderForBuild(source);
  expect(keptText(source, context)).toEqual({
    html,
    outline,
    words: 'How it works A chart const a = 1;',
  });
  expect(html).toContain('t-keyword');
  expect(keptText(`${source}\nChanged.`, context)).toBeUndefined();
  expect(keptText(source, { ...context, idPrefix: 'context.' })).toBeUndefined();
});
