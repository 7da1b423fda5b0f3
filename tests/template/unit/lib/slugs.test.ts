import fc from 'fast-check';
import { projectTagPath, projectTags, projectTagSlug } from '@/lib/content/project-tags';
import { fileSlug, groupSlug, latinSlug } from '@/lib/slugs';
import { slugPattern } from '@/lib/urls';

it.each([
  ['Four folds', 'four-folds'],
  ['Node.js', 'node-js'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['R&D', 'r-and-d'],
  ['Éléments', 'elements'],
  ['🦀', ''],
  ['한국어 2', 'xn---2-ro2i351fslr'],
  ['C言語', 'xn--c-qq1d0q'],
  ['日本語', 'xn--wgv71a119e'],
  ['Кухня', 'xn--j1agri5c'],
])('the slug of a tag of %s is "%s"', (name, slug) => {
  expect(groupSlug(name)).toBe(slug);
});

it.each([
  ['Über Größe', 'de', 'ueber-groesse'],
  ['U\u0308ber O\u0308L', 'de-AT', 'ueber-oel'],
  ['Über Größe', 'en', 'uber-grosse'],
  ['Pingüino', 'es', 'pinguino'],
])('the name of a file of "%s" is in the language %s "%s"', (title, language, slug) => {
  expect(fileSlug(title, language)).toBe(slug);
});

it('the slug of a tag is empty or a slug, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = latinSlug(name);
      if (slug) expect(slug).toMatch(slugPattern);
      expect(latinSlug(slug)).toBe(slug);
      expect(groupSlug(name)).toMatch(/^[a-z0-9-]*$/);
    }),
  );
});

it('projects are filtered by their type, then by their tags, sorted by number of projects and name', () => {
  const projects = [
    { projectType: 'personal', tags: ['Web', 'API', 'web'] },
    { projectType: 'freelance', tags: ['web', 'C#'] },
    { projectType: 'freelance', tags: ['C'] },
  ];
  expect(projectTags(projects)).toEqual([
    { label: 'Freelance', slug: 'freelance', count: 2, isOffered: true },
    { label: 'Personal', slug: 'personal', count: 1, isOffered: true },
    { label: 'Web', slug: 'web', count: 2, isOffered: false },
    { label: 'API', slug: 'api', count: 1, isOffered: false },
    { label: 'C', slug: 'c', count: 1, isOffered: false },
    { label: 'C#', slug: 'c-sharp', count: 1, isOffered: false },
  ]);
});

it('the filter offers tags from twelve projects on, but none that only projects in another language have', () => {
  const original = { href: '/a/' };
  const projects = Array.from({ length: 4 }, () => [
    { projectType: 'personal', tags: ['Solidity'] },
    { projectType: 'personal', tags: ['Solidity', 'Sewing'], original },
    { projectType: 'freelance', tags: ['Sewing'], original },
  ]).flat();
  const offered = projectTags(projects, (type) => `${type} (fr)`).filter((tag) => tag.isOffered);
  expect(offered.map(({ label }) => label)).toEqual([
    'Personal (fr)',
    'Freelance (fr)',
    'Solidity',
  ]);
});

it('the tags of projects have a URL in any script', () => {
  expect(projectTagSlug('東京')).toBe('東京');
  expect(projectTagPath('東京')).toBe('/projects/?tag=%E6%9D%B1%E4%BA%AC');
});
