/** @jest-environment node */
import { checkPath } from '@/lib/check/links';
import { belowPath } from '../../../support/base-path';
import { picture, post, projectFolder } from '../../../support/content-folder';
import { contentErrors } from '../../../support/errors';

const files = {
  ...picture,
  'public/images/two words.svg': picture['public/images/a.svg'],
  'public/a&b.svg': picture['public/images/a.svg'],
};

/** What is wrong with a post. */
const found = (text: string) =>
  contentErrors(projectFolder({ ...files, 'content/blog/a.md': post({}, text) })).map(
    (problem) => problem.found,
  );

it.each([
  '[a](/about)',
  '[a](/about?b=c)',
  '[a](https://example.com/nowhere)',
  '[a](mailto:a@example.com)',
  '[a]()',
  '![a](/images/a.svg)',
  '![a](</images/two words.svg>)',
  '![a](/a&b.svg)',
])('%s leads somewhere', (text) => {
  expect(found(text)).toEqual([]);
});

const place = { file: 'a.md', field: 'text' };

it.each([
  ['/blog/my-pots/', '"/blog/my-post/"'],
  ['/Blog/My-Post', '"/blog/my-post/"'],
  ['/images/a.svg', '"/images/A.SVG"'],
  ['/images/photos/raef.jpg', '"/images/photos/reef.jpg"'],
  ['/talks/', ''],
])('a dead link to %s comes with the nearest path: %s', (url, nearest) => {
  const paths = new Set([
    '/about/',
    '/now/',
    '/images/A.SVG',
    '/images/photos/reef.jpg',
    '/blog/my-post/',
  ]);
  const [problem] = checkPath(place, url, { paths });
  expect(/"[^"]+"/.exec(problem?.fix ?? '')?.[0] ?? '').toBe(nearest);
});

it('a path may begin with the base path', async () => {
  const { checkPath: check } = await belowPath(() => import('@/lib/check/links'));
  const paths = new Set(['/about/']);
  expect(check(place, '/portfolio/about/', { paths })).toEqual([]);
  expect(check(place, '/about/', { paths })).toEqual([]);
  expect(check(place, '/portfolio/about', { paths })).toEqual([]);
  expect(check(place, '/portfolio/talks', { paths })).toMatchObject([
    { found: expect.stringContaining('"/portfolio/talks"') },
  ]);
});
