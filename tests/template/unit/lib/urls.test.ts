import { absoluteUrl, owner } from '@/app/owner';
import { reservedSlugs } from '@/lib/content/reserved';
import { withBasePath } from '@/lib/urls';

it.each(['blog', 'icons', '404', 'cv', 'images', 'share', 'home'])(
  'no project can take the place of /%s/',
  (name) => {
    expect(reservedSlugs('/').has(name)).toBe(true);
  },
);

it('a site below a path has that path in its URLs', async () => {
  expect(withBasePath('/a.svg')).toBe('/a.svg');
  expect(absoluteUrl('/a.svg')).toBe(`${owner.url}/a.svg`);
  const env = { ...process.env, NEXT_PUBLIC_BASE_PATH: '/portfolio' };
  const replaced = jest.replaceProperty(process, 'env', env);
  await jest.isolateModulesAsync(async () => {
    const below = await import('@/app/owner');
    expect(below.absoluteUrl('/a.svg')).toBe(`${owner.url}/portfolio/a.svg`);
  });
  replaced.restore();
});
