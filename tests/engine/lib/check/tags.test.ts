/** @jest-environment node */
import { warnOfSpellings } from '@/lib/check/tags';
import type { PostSummary } from '@/lib/content/model';
import { summary } from '../../../support/summaries';

const files = (posts: readonly PostSummary[]) =>
  posts.map((post) => ({ ...post, file: `content/blog/${post.id}.md` }));

it('the check of tags lets one spelling of each name pass', () => {
  const posts = [
    summary('a', { tags: ['C', 'C#', 'C++'], series: 'Steps' }),
    summary('b', { tags: ['C#', 'Steps'], series: 'Steps' }),
  ];
  expect(warnOfSpellings(files(posts))).toEqual([]);
  expect(warnOfSpellings([{ file: 'a.md', tags: ['책', '책장'] }])).toEqual([]);
});

it('the check of tags warns of two spellings that share a page, and names both files', () => {
  const posts = [
    summary('a', { tags: ['Node.js'], series: 'Small Steps' }),
    summary('b', { tags: ['Node JS'], series: 'small steps' }),
  ];
  expect(warnOfSpellings(files(posts))).toEqual([
    {
      file: 'content/blog/b.md',
      words: expect.stringMatching(/"Node JS".*"Node\.js".*content\/blog\/a\.md/),
    },
    { file: 'content/blog/b.md', words: expect.stringContaining('"Small Steps"') },
  ]);
});

it('the check of tags names no post as an example for itself', () => {
  expect(warnOfSpellings(files([summary('a', { tags: ['CSS', 'Css'] })]))).toEqual([
    { file: 'content/blog/a.md', words: expect.not.stringContaining('a.md') },
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
