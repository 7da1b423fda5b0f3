/** @jest-environment node */
import { indexBlog } from '@/lib/content/blog-index';
import { articleLinks, surroundings } from '@/lib/content/post-links';
import { summaries } from '../../../support/summaries';

it('names the pages of the tags, and the place in the series', () => {
  const posts = summaries(3, () => ({ tags: ['C#'], series: 'Small steps' }));
  const blog = indexBlog(posts);
  expect(posts[1] && articleLinks(blog, { ...posts[1] })).toEqual({
    tags: { 'C#': '/blog/tags/c-sharp/' },
    scheduled: false,
    series: {
      name: 'Small steps',
      route: '/blog/series/small-steps/',
      number: 2,
      count: 3,
      parts: [
        { title: 'About post-2', route: '/blog/post-2/', number: 1 },
        { title: 'About post-1', route: '/blog/post-1/', number: 2 },
        { title: 'About post-0', route: '/blog/post-0/', number: 3 },
      ],
    },
  });
});

it.each([
  [1, [1, 2, 3, 4, 5, 6, 7]],
  [4, [1, 2, 3, 4, 5, 6, 7]],
  [50, [47, 48, 49, 50, 51, 52, 53]],
  [100, [94, 95, 96, 97, 98, 99, 100]],
])('part %i of a long series names the parts round it', (part, named) => {
  const posts = summaries(100, () => ({ series: 'Steps' }));
  const post = posts[100 - part];
  const { series } = (post && articleLinks(indexBlog(posts), post)) ?? {};
  expect(series).toMatchObject({ number: part, count: 100 });
  expect(series?.parts.map(({ number }) => number)).toEqual(named);
});

it('the previous article is the older one, the next one the newer', () => {
  const posts = summaries(3);
  const blog = indexBlog(posts);
  const round = posts.map((post) => surroundings(blog, post));
  expect(round.map(({ previous }) => previous?.id)).toEqual(['post-1', 'post-2', undefined]);
  expect(round.map(({ next }) => next?.id)).toEqual([undefined, 'post-0', 'post-1']);
});
