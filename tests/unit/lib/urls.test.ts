/** @jest-environment node */
import { absoluteUrl, owner } from '@/app/owner';
import { reservedSlugs } from '@/lib/content/reserved';
import { withBasePath } from '@/lib/urls';
import { belowPath } from '../../support/base-path';

it.each(['blog', 'icons', '404', 'cv', 'images', 'share', 'home'])(
  'no project can take the place of /%s/',
  (name) => {
    expect(reservedSlugs.has(name)).toBe(true);
  },
);

it('a site below a path has that path in its URLs', async () => {
  expect(withBasePath('/a.svg')).toBe('/a.svg');
  expect(absoluteUrl('/a.svg')).toBe(`${owner.url}/a.svg`);
  const below = await belowPath(() => import('@/app/owner'));
  expect(below.absoluteUrl('/a.svg')).toBe(`${owner.url}/portfolio/a.svg`);
});
