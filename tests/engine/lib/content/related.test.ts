/** @jest-environment node */
import { indexBlog } from '@/lib/content/blog-index';
import { relatedPosts } from '@/lib/content/related';
import { summaries } from '../../../support/summaries';

function relatedTo(place: number, tags: readonly (readonly string[])[]) {
  const posts = summaries(tags.length, (at) => ({ tags: [...(tags[at] ?? [])] }));
  const post = posts[place];
  if (!post) throw new Error(`There is no post in place ${place}.`);
  // While the owner writes, content is read anew for each part of a page.
  return relatedPosts(indexBlog(posts), { ...post }).map(({ id }) => id);
}

it('are those that share a tag, most tags first', () => {
  expect(relatedTo(0, [['A', 'B'], ['C'], ['A'], ['A', 'B']])).toEqual(['post-3', 'post-2']);
});

it('are closer by a rare tag than by a common one', () => {
  const common = [['Web'], ['Web'], ['Web'], ['Web']];
  expect(relatedTo(0, [['Web', 'Rare'], ...common, ['Rare']])[0]).toBe('post-5');
});

it('are the nearest in time among equals, the same ones every time', () => {
  const tags = Array.from({ length: 9 }, () => ['A']);
  expect(relatedTo(4, tags)).toEqual(['post-3', 'post-5', 'post-2']);
});

it('are none where no tag is shared', () => {
  expect(relatedTo(0, [['A'], ['B'], []])).toEqual([]);
  expect(relatedTo(2, [['A'], ['B'], []])).toEqual([]);
});

it('are looked for near by only, however many posts have a tag', () => {
  const posts = summaries(10_000, () => ({ tags: ['A'] }));
  const blog = indexBlog(posts);
  const looked = jest.spyOn(blog.places, 'get');
  const [post] = posts.slice(5_000);
  expect(post && relatedPosts(blog, post)).toHaveLength(3);
  expect(looked.mock.calls.length).toBeLessThan(3_000);
});
