/** @jest-environment node */
import { findDeepLine, MAX_DEPTH } from '@/lib/markdown/nesting';

/** Lists inside each other, each on a line of its own. */
const lists = (count: number) =>
  Array.from({ length: count }, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n');

describe('findDeepLine', () => {
  it.each([
    ['nothing', ''],
    ['quotes up to the limit', `${'>'.repeat(MAX_DEPTH - 2)} text`],
    ['lists up to the limit', lists(MAX_DEPTH - 2)],
    ['a long flat list', '- item\n'.repeat(300)],
    ['a long flat list of HTML', `<ul>${'<li>item'.repeat(300)}</ul>`],
    ['paragraphs of HTML without end tags', '<p>text\n\n'.repeat(300)],
    ['elements that are closed again', '<b>a</b> <br> <img src="/a.png">\n\n'.repeat(150)],
    ['emphasis side by side', '*a* **b** '.repeat(200)],
    ['code that only looks nested', `    ${'<div>'.repeat(1000)}`],
  ])('accepts %s', (_, markdown) => {
    expect(findDeepLine(markdown)).toBeUndefined();
  });

  it.each([
    ['2,000 quotes', `Text\n\n${'>'.repeat(2000)} text`, 3],
    ['2,000 quotes with spaces', `${'> '.repeat(2000)}text`, 1],
    ['2,000 lists on one line', `${'- '.repeat(2000)}text`, 1],
    ['2,000 lists on 2,000 lines', lists(2000), MAX_DEPTH + 1],
    ['2,000 lists in a quote', lists(2000).replaceAll(/^/gm, '> '), MAX_DEPTH],
    ['2,000 numbered lists', `Text\n${'1. '.repeat(2000)}text`, 2],
    ['300 emphases', `Text\n\n${'*'.repeat(600)}text${'*'.repeat(600)}`, 3],
    ['2,000 elements in a block', `Text\n\n${'<div>'.repeat(2000)}`, 3],
    [
      '2,000 elements that are closed again',
      `Text\n\n${'<div>'.repeat(2000)}${'</div>'.repeat(2000)}`,
      3,
    ],
    ['2,000 elements in a paragraph', `Text ${'<b>'.repeat(2000)}`, 1],
    ['elements over many paragraphs', '<DIV>\n\n'.repeat(300), 2 * MAX_DEPTH - 1],
  ])('finds %s', (_, markdown, line) => {
    expect(findDeepLine(markdown)).toBe(line);
  });
});
