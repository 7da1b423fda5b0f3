import { renderMarkdown } from '../../../support/markdown';

const deepOnes = (markdown: string) => {
  document.body.innerHTML = renderMarkdown(markdown);
  return [...document.body.querySelectorAll('.deep')].map(({ localName }) => localName);
};

const lists = (count: number) =>
  Array.from({ length: count }, (_, level) => `${'  '.repeat(level)}- ${level}`).join('\n');

describe('lists and quotes in each other', () => {
  it('are set in five times', () => {
    expect(deepOnes(lists(5))).toEqual([]);
    expect(deepOnes(lists(7))).toEqual(['ul', 'ul']);
  });

  it('count together', () => {
    expect(deepOnes('> > > 1. > > Text')).toEqual(['blockquote']);
  });

  it('stay what else they are', () => {
    expect(deepOnes('> > > > > - [ ] Task')).toEqual(['ul']);
    expect(document.querySelector('.deep')?.className).toBe('contains-task-list deep');
  });
});
