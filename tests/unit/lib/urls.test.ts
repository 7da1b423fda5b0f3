/** @jest-environment node */
import { absoluteUrl, owner } from '@/app/owner';
import { reservedSlugs } from '@/lib/content/reserved';
import { filesIn } from '@/lib/files/files-in';
import { slugPattern, withBasePath } from '@/lib/urls';
import { belowPath } from '../../support/base-path';

it('no project can take the place of a page, a route, or a file that the build writes', () => {
  const names = filesIn('app')
    .filter((file) => /\/(page|route)\.[\w.]+$/.test(file))
    .map((file) => file.split('/')[0] ?? '')
    .filter((name) => slugPattern.test(name));
  expect(names).not.toEqual([]);
  for (const name of [...names, '404', 'cv', 'images', 'share']) {
    expect(reservedSlugs.has(name)).toBe(true);
  }
});

it('a site below a path has that path in its URLs', async () => {
  expect(withBasePath('/a.svg')).toBe('/a.svg');
  expect(absoluteUrl('/a.svg')).toBe(`${owner.url}/a.svg`);
  const below = await belowPath(() => import('@/app/owner'));
  expect(below.absoluteUrl('/a.svg')).toBe(`${owner.url}/portfolio/a.svg`);
});
