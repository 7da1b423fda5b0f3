/** @jest-environment node */
import { checkPath } from '@/lib/check/links';
import { belowPath } from '../../../support/base-path';

const place = { file: 'a.md', field: 'text' };

it.each([
  ['/blog/my-pots/', '"/blog/my-post/"'],
  ['/Blog/My-Post', '"/blog/my-post/"'],
  ['/images/a.svg', '"/images/A.SVG"'],
  ['/images/photos/raef.jpg', '"/images/photos/reef.jpg"'],
  ['/blog/rundung', '"/blog/rundungen/"'],
  ['/talks/', ''],
])('a dead link to %s comes with the nearest path: %s', (url, nearest) => {
  const paths = new Set([
    '/about/',
    '/now/',
    '/images/A.SVG',
    '/images/photos/reef.jpg',
    '/blog/my-post/',
    '/blog/tags/rundung/',
    '/blog/rundungen/',
  ]);
  const [problem] = checkPath(place, url, { paths });
  expect(/"[^"]+"/.exec(problem?.fix ?? '')?.[0] ?? '').toBe(nearest);
});

it('a dead link that is like an alias comes with the page to which the alias leads', () => {
  const paths = new Set(['/blog/a-new-name/', '/posts/old/']);
  const aliases = new Map([['/posts/old/', { route: '/blog/a-new-name/' }]]);
  for (const url of ['/posts/odl/', '/Posts/Old/']) {
    const [problem] = checkPath(place, url, { paths, aliases });
    expect(problem?.fix).toContain('write "/blog/a-new-name/"');
  }
});

it('a link that is an e-mail address comes with its protocol', () => {
  const [problem] = checkPath(place, 'me@b.test', { paths: new Set() });
  expect(problem?.fix).toBe('write mailto:me@b.test');
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
