import { readingMinutes } from '@/lib/markdown/outline';
import { createRenderer } from '@/lib/markdown/render';
import { words } from '../../../support/markdown';

const outline = (markdown: string) => createRenderer(words).markdown(markdown).outline;

it('the outline lists the headings of the second level with the ids that they have', () => {
  expect(outline('## One\n\n### Inside\n\n## Two `code` & more')).toEqual([
    { id: 'one', text: 'One' },
    { id: 'two-code--more', text: 'Two code & more' },
  ]);
});

it('the outline leaves out the heading of the footnotes', () => {
  expect(outline('## One\n\nText[^1]\n\n[^1]: Note')).toEqual([{ id: 'one', text: 'One' }]);
});

it('the reading time counts 238 words a minute', () => {
  expect(readingMinutes('word '.repeat(1190))).toBe(5);
});
