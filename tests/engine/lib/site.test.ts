/** @jest-environment node */
import { basePath, withBasePath } from '@/lib/base-path';
import { site } from '@/lib/site';

describe('site', () => {
  it('is named after the owner', () => {
    const { owner, settings } = site;
    expect(settings.title).toBe(`${owner.name}, ${owner.role}`);
    expect(settings.copyright).toContain(owner.name);
  });
});

describe('withBasePath', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  it('changes nothing at the root of a host', () => {
    expect(basePath).toBe('');
    expect(withBasePath('/images/a.svg')).toBe('/images/a.svg');
  });

  it('puts the base path in front', async () => {
    process.env = { ...env, NEXT_PUBLIC_BASE_PATH: '/portfolio' };
    await jest.isolateModulesAsync(async () => {
      const below = await import('@/lib/base-path');
      expect(below.basePath).toBe('/portfolio');
      expect(below.withBasePath('/images/a.svg')).toBe('/portfolio/images/a.svg');
    });
  });
});
