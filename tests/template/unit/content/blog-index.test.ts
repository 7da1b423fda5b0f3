import { indexBlog } from '@/lib/content/blog-index';
import { summaries } from '../../support/summaries';

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

it.each([
  [0, ['/blog/']],
  [36, ['/blog/', '/blog/archive/2023/']],
  [37, ['/blog/', '/blog/page/2/', '/blog/archive/2023/']],
])('%i articles are on as many pages as they need', (count, pages) => {
  expect([...indexBlog(summaries(count)).pages.keys()]).toEqual(pages);
});

it('pages hold every post once, in order, and no more than fit', () => {
  const posts = summaries(450, () => ({ tags: ['CSS'], series: 'Steps' }));
  const pages = [...indexBlog(posts).pages.values()];
  const of = (list: string) => pages.filter(({ group }) => group.path === list);
  expect(of('/blog/').flatMap((page) => slugs(page.posts))).toEqual(slugs(posts));
  expect(of('/blog/tags/css/').flatMap((page) => slugs(page.posts))).toEqual(slugs(posts));
  expect(of('/blog/series/steps/').flatMap((page) => slugs(page.posts))).toEqual(
    slugs(posts).reverse(),
  );
  expect(of('/blog/archive/2023/').map((page) => page.posts.length)).toEqual([100, 100, 100, 65]);
  expect(of('/blog/tags/css/').at(-1)).toMatchObject({
    path: '/blog/tags/css/page/13/',
    number: 13,
    count: 13,
  });
});

it('pinned posts come first in lists, and keep their order by date in years and series', () => {
  const posts = summaries(40, (number) => ({
    tags: ['CSS'],
    series: 'Steps',
    pinned: number === 39,
  }));
  const { pages, indexes } = indexBlog(posts);
  const of = (list: string) => slugs(pages.get(list)?.posts ?? []);
  const pinned = posts.find((post) => post.pinned)!;
  const rest = slugs(posts.filter((post) => !post.pinned));
  for (const list of ['/blog/', '/blog/tags/css/']) {
    expect(of(list)).toEqual([pinned.slug, ...rest.slice(0, 35)]);
  }
  expect(of('/blog/page/2/')).toEqual(rest.slice(35));
  expect(of('/blog/archive/2023/')).toEqual(slugs(posts));
  expect(of('/blog/series/steps/')).toEqual(slugs(posts).reverse().slice(0, 36));
  expect([...indexes.keys()]).toEqual(slugs(posts));
});
