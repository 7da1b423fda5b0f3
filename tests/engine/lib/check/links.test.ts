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

it.each([
  ['/contact/', 'pages.contact in data/site.ts is false'],
  ['/blog/tags/', 'pages.blog in data/site.ts is false, or nothing is published in content/blog/'],
])('a link to a part that is switched off says so: %s', (url, why) => {
  const parts = { about: true, cv: true, projects: true, slug: true };
  const pages = { ...parts, contact: false, blog: false };
  const [problem] = checkPath(place, url, { paths: new Set(['/about/']), pages });
  expect(problem?.found).toContain(why);
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
