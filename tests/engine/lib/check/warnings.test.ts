/** @jest-environment node */
import { warnOfTexts, warnOfTitles } from '@/lib/check/warnings';
import { loadSiteContent } from '@/lib/site/content';
import { readText } from '@/lib/markdown/text-facts';
import { post, projectFolder } from '../../../support/content-folder';

const textOf = (markdown: string) => [
  { file: 'content/blog/a.md', field: 'text', page: '/blog/a/', facts: readText(markdown) },
];

it.each([
  ['x86asm', '```asm,'],
  ['pyhton', '```python,'],
])('names the nearest language of code in %s', (language, nearest) => {
  const [warning] = warnOfTexts(textOf(`\`\`\`${language}\na\n\`\`\``));
  expect(warning?.words).toContain(nearest);
});

it('names none where no language is near', () => {
  const [warning] = warnOfTexts(textOf('```gdb\na\n```'));
  expect(warning?.words).toContain('write ```text, or one of');
});

it('names posts that have the title of another', () => {
  const files = {
    'content/blog/a.md': post(),
    'content/blog/b.md': post(),
    'content/blog/c.md': post({ title: 'Another' }),
    'content/blog/d.md': post({ draft: true }),
  };
  const { summaries } = loadSiteContent({ root: projectFolder(files) });
  expect(warnOfTitles(summaries)).toEqual([
    { file: 'content/blog/b.md', words: expect.stringContaining('content/blog/a.md') },
  ]);
});

it('says how to show a video of another site', () => {
  const [warning] = warnOfTexts(textOf('<iframe src="https://youtu.be/a"></iframe>'));
  expect(warning?.words).toContain('alone in its paragraph');
});
