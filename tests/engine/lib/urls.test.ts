/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {
  postRoute,
  postSourcePath,
  projectRoute,
  reservedSlugs,
  routes,
  slugPattern,
} from '@/lib/urls';

const root = path.join(process.cwd());

/** Names in a folder that a slug could be. */
const namesIn = (folder: string) =>
  readdirSync(path.join(root, folder)).filter((name) => slugPattern.test(name));

describe('routes', () => {
  it('begin and end with a slash', () => {
    for (const route of Object.values(routes)) expect(route).toMatch(/^\/([a-z-]+\/)?$/);
  });

  it('have a page each', () => {
    const missing = Object.values(routes).filter(
      (route) => !existsSync(path.join(root, 'app', route, 'page.tsx')),
    );
    expect(missing).toEqual([]);
  });

  it('place projects at the root, and posts with their markdown below /blog/', () => {
    expect(projectRoute('maskott')).toBe('/maskott/');
    expect(postRoute('responsive-design')).toBe('/blog/responsive-design/');
    expect(postSourcePath('responsive-design')).toBe('/blog/responsive-design.md');
  });
});

/** Folders of app/ that answer at an address: those that hold a page or a route. */
const routeFolders = namesIn('app').filter((name) =>
  readdirSync(path.join(root, 'app', name), { recursive: true, encoding: 'utf8' }).some((file) =>
    /^(page|route)\.tsx?$/.test(path.basename(file)),
  ),
);

describe('reservedSlugs', () => {
  it.each(routeFolders)('has app/%s', (name) => {
    expect(reservedSlugs.has(name)).toBe(true);
  });

  it.each(namesIn('public'))('has public/%s', (name) => {
    expect(reservedSlugs.has(name)).toBe(true);
  });

  it('has what the build writes', () => {
    for (const name of ['404', 'cv', 'markdown']) {
      expect(reservedSlugs.has(name)).toBe(true);
    }
  });

  it('says what holds a name', () => {
    expect(reservedSlugs.get('about')).toBe('the page /about/');
    expect(reservedSlugs.get('images')).toBe('the folder of pictures, public/images/');
  });

  it('leaves the names of the projects free', () => {
    const slugs = readdirSync(path.join(root, 'content/projects')).map(
      (name) => path.parse(name).name,
    );
    expect(slugs.filter((slug) => reservedSlugs.has(slug))).toEqual([]);
  });
});

describe('slugPattern', () => {
  it.each(['a', 'maskott', 'live-extension', '2023', 'web3-in-2024'])('knows %s', (slug) => {
    expect(slug).toMatch(slugPattern);
  });

  it.each([
    ['', 'nothing'],
    ['A', 'a capital'],
    ['a b', 'a space'],
    ['a--b', 'two hyphens'],
    ['-a', 'a hyphen at the start'],
    ['a-', 'a hyphen at the end'],
    ['é', 'an accent'],
    ['a.md', 'a dot'],
    ['a/b', 'a slash'],
    ['../a', 'a way up'],
    ['a%2fb', 'an encoded slash'],
    ['a\n', 'a line end'],
  ])('refuses "%s": %s', (slug) => {
    expect(slug).not.toMatch(slugPattern);
  });

  it('lets nothing through that would change in an address', () => {
    const like = fc.string({ unit: fc.constantFrom(...'aZ09-_./%\\ é\n') });
    fc.assert(
      fc.property(like, (slug) => {
        if (slugPattern.test(slug)) expect(encodeURIComponent(slug)).toBe(slug);
      }),
    );
  });

  it('answers at once on a long word', () => {
    const start = performance.now();
    slugPattern.test(`${'a-'.repeat(50_000)}!`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
