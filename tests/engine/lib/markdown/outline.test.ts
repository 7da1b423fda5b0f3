import { outline, readingMinutes } from '@/lib/markdown/outline';
import { renderMarkdown } from '@/lib/markdown/render';

describe('outline', () => {
  it('lists the headings of the second level with the ids that they have', () => {
    const html = renderMarkdown('## One\n\n### Inside\n\n## Two `code` & more');
    expect(outline(html)).toEqual([
      { id: 'one', text: 'One' },
      { id: 'two-code--more', text: 'Two code & more' },
    ]);
  });

  it('lists headings that have more than an id', () => {
    const html = renderMarkdown('## שלום\n\n<h2 align="center">Two</h2>');
    expect(outline(html).map(({ text }) => text)).toEqual(['שלום', 'Two']);
  });

  it('leaves out the heading of the footnotes', () => {
    expect(outline(renderMarkdown('## One\n\nText[^1]\n\n[^1]: Note'))).toEqual([
      { id: 'one', text: 'One' },
    ]);
  });
});

describe('readingMinutes', () => {
  it('counts 238 words a minute', () => {
    expect(readingMinutes('word '.repeat(1190))).toBe(5);
  });

  it('is a minute at least', () => {
    expect(readingMinutes('short')).toBe(1);
  });
});
