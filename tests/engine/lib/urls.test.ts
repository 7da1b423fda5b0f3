/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withBasePath } from '@/lib/base-path';
import { absoluteUrl } from '@/lib/site';
import { reservedSlugs } from '@/lib/content/reserved';
import { routes, slugPattern } from '@/lib/urls';
import { belowPath } from '../../support/base-path';

/** What answers below app/: folders with a page or a route, without groups and parameters. */
const taken = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page|route)\.[\w.]+$/.test(file))
  .map((file) => path.dirname(file))
  .filter((route) => !route.includes('['));

it('every route has a page', () => {
  const pages = Object.values(routes).map((route) => route.slice(1, -1) || '.');
  expect(taken).toEqual(expect.arrayContaining(pages));
});

it('no project can take the place of a page, a route, or a file that the build writes', () => {
  const names = taken
    .map((route) => route.split('/')[0] ?? '')
    .filter((name) => slugPattern.test(name));
  for (const name of [...names, '404', 'cv', 'images', 'share', 'pictures', 'search']) {
    expect(reservedSlugs.has(name)).toBe(true);
  }
});

it('a site below a path has that path in its URLs', async () => {
  expect(withBasePath('/a.svg')).toBe('/a.svg');
  expect(absoluteUrl('/a.svg')).toBe('https://ines-luczak.test/a.svg');
  const below = await belowPath(() => import('@/lib/site'));
  expect(below.absoluteUrl('/a.svg')).toBe('https://ines-luczak.test/portfolio/a.svg');
});
