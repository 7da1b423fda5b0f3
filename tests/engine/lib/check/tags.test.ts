/** @jest-environment node */
import { checkGroups, warnOfSpellings } from '@/lib/check/tags';
import type { PostSummary } from '@/lib/content/model';
import { summary } from '../../../support/summaries';

const files = (posts: readonly PostSummary[]) =>
  posts.map((post) => ({ ...post, file: `content/blog/${post.id}.md` }));

it('the check of tags lets one spelling of each name pass', () => {
  const posts = [
    summary('a', { tags: ['C', 'C#', 'C++'], series: 'Steps' }),
    summary('b', { tags: ['C#', 'Steps'], series: 'Steps' }),
  ];
  expect(checkGroups(posts)).toEqual([]);
  expect(warnOfSpellings(files(posts))).toEqual([]);
  expect(warnOfSpellings([{ file: 'a.md', tags: ['책', '책장'] }])).toEqual([]);
});

it('the check of tags warns of two spellings that share a page, and names both files', () => {
  const posts = [
    summary('b', { tags: ['Node JS'], series: 'small steps' }),
    summary('a', { tags: ['Node.js'], series: 'Small Steps' }),
  ];
  expect(checkGroups(posts)).toEqual([]);
  expect(warnOfSpellings(files(posts))).toEqual([
    {
      file: 'content/blog/b.md',
      words: expect.stringMatching(/"Node JS".*"Node\.js".*content\/blog\/a\.md/),
    },
    { file: 'content/blog/b.md', words: expect.stringContaining('"Small Steps"') },
  ]);
});

it('the check of tags takes for right how most posts write a name', () => {
  const posts = [
    summary('a', { tags: ['solidity'] }),
    summary('b', { tags: ['Solidity'] }),
    summary('c', { tags: ['Solidity'] }),
  ];
  expect(warnOfSpellings(files(posts))).toEqual([
    { file: 'content/blog/a.md', words: expect.stringContaining('"Solidity"') },
  ]);
});

it('the check of tags refuses a tag that stands twice, and names that cannot be addresses', () => {
  const found = checkGroups([summary('a', { tags: ['CSS', 'CSS', '🦀'], series: '한국어' })]);
  expect(found.map((problem) => `${problem.field}: ${problem.found}`)).toEqual([
    'tags: "CSS" twice',
    'tags: "🦀"',
    'series: "한국어"',
  ]);
});
