/** @jest-environment node */
import { checkGroups } from '@/lib/check/tags';
import { summary } from '../../../support/summaries';

it('lets one spelling of each name pass', () => {
  const posts = [
    summary('a', { tags: ['C', 'C#', 'C++'], series: 'Steps' }),
    summary('b', { tags: ['C#', 'Steps'], series: 'Steps' }),
  ];
  expect(checkGroups(posts)).toEqual([]);
});

it('names both spellings that would have one address, and both files', () => {
  const posts = [
    summary('b', { tags: ['Node JS'], series: 'small steps' }),
    summary('a', { tags: ['Node.js'], series: 'Small Steps' }),
  ];
  expect(checkGroups(posts)).toEqual([
    {
      file: 'content/blog/b.md',
      field: 'tags',
      expected: '"Node.js", as content/blog/a.md writes it',
      found: '"Node JS"',
      fix: 'write both alike: their URLs would both end in /node-js/',
    },
    expect.objectContaining({ field: 'series', found: '"small steps"' }),
  ]);
});

it('takes for right how most posts write a name', () => {
  const posts = [
    summary('a', { tags: ['solidity'] }),
    summary('b', { tags: ['Solidity'] }),
    summary('c', { tags: ['Solidity'] }),
  ];
  expect(checkGroups(posts)).toEqual([
    expect.objectContaining({
      file: 'content/blog/a.md',
      expected: '"Solidity", as content/blog/b.md writes it',
    }),
  ]);
});

it('refuses a tag that stands twice, and names that cannot be addresses', () => {
  const found = checkGroups([summary('a', { tags: ['CSS', 'CSS', '🦀'], series: '한국어' })]);
  expect(found.map((problem) => `${problem.field}: ${problem.found}`)).toEqual([
    'tags: "CSS" twice',
    'tags: "🦀"',
    'series: "한국어"',
  ]);
});
