/** @jest-environment node */
import { indexBlog } from '@/lib/content/blog-index';
import { summaries, summary } from '../../../support/summaries';

const ids = (posts: readonly { id: string }[] = []) => posts.map(({ id }) => id);

it('knows the posts of each tag, series and year', () => {
  const blog = indexBlog([
    summary('c', { date: '02-01-2024', tags: ['Node.js'], series: 'Steps' }),
    summary('b', { date: '02-12-2023', tags: ['CSS', 'Node.js'] }),
    summary('a', { date: '01-12-2023', series: 'Steps' }),
  ]);
  expect([...blog.tags.keys()]).toEqual(['node-js', 'css']);
  expect(blog.tags.get('node-js')).toMatchObject({ name: 'Node.js', route: '/blog/tags/node-js/' });
  expect(ids(blog.tags.get('node-js')?.posts)).toEqual(['c', 'b']);
  expect(ids(blog.series.get('steps')?.posts)).toEqual(['a', 'c']);
  expect([...blog.years.keys()]).toEqual(['2024', '2023']);
  expect(ids(blog.years.get('2023')?.posts)).toEqual(['b', 'a']);
  expect(blog.places.get('b')).toBe(1);
});

it.each([
  [0, ['/blog/']],
  [36, ['/blog/', '/blog/archive/2023/']],
  [37, ['/blog/', '/blog/page/2/', '/blog/archive/2023/']],
])('%i articles stand on as many pages as they need', (count, pages) => {
  expect([...indexBlog(summaries(count)).pages.keys()]).toEqual(pages);
});

it('pages hold every post once, in order, and no more than fit', () => {
  const posts = summaries(450, () => ({ tags: ['CSS'], series: 'Steps' }));
  const pages = [...indexBlog(posts).pages.values()];
  const of = (list: string) => pages.filter(({ group }) => group.route === list);
  expect(of('/blog/').flatMap((page) => ids(page.posts))).toEqual(ids(posts));
  expect(of('/blog/tags/css/').flatMap((page) => ids(page.posts))).toEqual(ids(posts));
  expect(of('/blog/series/steps/').flatMap((page) => ids(page.posts))).toEqual(
    ids(posts).reverse(),
  );
  expect(of('/blog/archive/2023/').map((page) => page.posts.length)).toEqual([100, 100, 100, 65]);
  expect(of('/blog/tags/css/').at(-1)).toMatchObject({
    ...{ route: '/blog/tags/css/page/13/', number: 13, count: 13 },
  });
});
