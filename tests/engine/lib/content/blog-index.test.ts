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

it('puts the parts of a series that came out on one day in the order of their names', () => {
  const blog = indexBlog([
    summary('part-1', { series: 'Steps' }),
    summary('part-2', { series: 'Steps' }),
  ]);
  expect(ids(blog.series.get('steps')?.posts)).toEqual(['part-1', 'part-2']);
});

it('a blog that fits has one page, even when it is empty', () => {
  expect([...indexBlog([]).pages.keys()]).toEqual(['/blog/']);
  expect([...indexBlog(summaries(36)).pages.keys()]).toEqual(['/blog/', '/blog/archive/2023/']);
});

it('one article more, and there are two pages', () => {
  const { pages } = indexBlog(summaries(37));
  expect([...pages.keys()]).toEqual(['/blog/', '/blog/page/2/', '/blog/archive/2023/']);
  expect(pages.get('/blog/')).toMatchObject({ number: 1, count: 2 });
  expect(ids(pages.get('/blog/page/2/')?.posts)).toEqual(['post-36']);
});

it('pages hold every post once, in order, and no more than fit', () => {
  const posts = summaries(450, () => ({ tags: ['CSS'], series: 'Steps' }));
  const pages = [...indexBlog(posts).pages.values()];
  const on = (start: string) => pages.filter(({ group }) => group.route === start);
  const all = ids(posts);
  expect(on('/blog/').flatMap((page) => ids(page.posts))).toEqual(all);
  expect(on('/blog/tags/css/').flatMap((page) => ids(page.posts))).toEqual(all);
  expect(on('/blog/series/steps/').flatMap((page) => ids(page.posts))).toEqual([...all].reverse());
  expect(on('/blog/archive/2023/').map((page) => page.posts.length)).toEqual([100, 100, 100, 65]);
  expect(on('/blog/tags/css/').at(-1)).toMatchObject({
    route: '/blog/tags/css/page/13/',
    number: 13,
    count: 13,
  });
});
