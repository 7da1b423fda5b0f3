import { indexBlog } from '@/lib/content/blog-index';
import type { Post } from '@/lib/content/kinds';
import { adjacentPosts, articleLinks } from '@/lib/content/related-posts';
import { summaries } from '../../support/summaries';

/** The links of the post at a position. In development, lists contain different objects for one post. */
function around(posts: readonly Post[], index: number) {
  const blog = indexBlog(posts);
  const post = posts[index];
  if (!post) throw new Error(`There is no post at ${index}.`);
  return { ...articleLinks(blog, { ...post }), ...adjacentPosts(blog, { ...post }) };
}

describe('a part of a series', () => {
  it('has its number, the other parts, and the pages of its tags', () => {
    const posts = summaries(3, () => ({ tags: ['C#'], series: 'Small steps' }));
    expect(around(posts, 1)).toMatchObject({
      tags: { 'C#': '/blog/tags/c-sharp/' },
      series: {
        name: 'Small steps',
        path: '/blog/series/small-steps/',
        number: 2,
        count: 3,
        parts: [
          { title: 'About post-2', path: '/blog/post-2/', number: 1 },
          { title: 'About post-1', path: '/blog/post-1/', number: 2 },
          { title: 'About post-0', path: '/blog/post-0/', number: 3 },
        ],
      },
    });
  });

  it.each([
    [1, 1],
    [4, 1],
    [50, 47],
    [100, 94],
  ])('names seven parts around part %i of a hundred, from part %i', (part, first) => {
    const posts = summaries(100, () => ({ series: 'Steps' }));
    const { series } = around(posts, 100 - part);
    expect(series).toMatchObject({ number: part, count: 100 });
    expect(series?.parts.map(({ number }) => number)).toEqual(
      Array.from({ length: 7 }, (_, index) => first + index),
    );
  });
});

it('the previous article is the older one, the next one the newer', () => {
  const found = [0, 1, 2].map((index) => around(summaries(3), index));
  expect(found.map(({ previous }) => previous?.slug)).toEqual(['post-1', 'post-2', undefined]);
  expect(found.map(({ next }) => next?.slug)).toEqual([undefined, 'post-0', 'post-1']);
});

describe('related articles', () => {
  const relatedTo = (index: number, tags: readonly (readonly string[])[]) =>
    around(
      summaries(tags.length, (at) => ({ tags: [...(tags[at] ?? [])] })),
      index,
    ).related.map(({ slug }) => slug);

  it('share a tag, most tags first', () => {
    expect(relatedTo(0, [['A', 'B'], ['C'], ['A'], ['A', 'B']])).toEqual(['post-3', 'post-2']);
    expect(relatedTo(2, [['A'], ['B'], []])).toEqual([]);
  });

  it('are closer by a rare tag than by a common one', () => {
    const common = [['Web'], ['Web'], ['Web'], ['Web']];
    expect(relatedTo(0, [['Web', 'Rare'], ...common, ['Rare']])[0]).toBe('post-5');
  });

  it('are the nearest in time among equals, except for the next and the previous one', () => {
    expect(relatedTo(4, Array(9).fill(['A']))).toEqual(['post-2', 'post-6', 'post-1']);
  });
});
