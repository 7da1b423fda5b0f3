/** @jest-environment node */
import fc from 'fast-check';
import { tagSlug } from '@/lib/content/tag-slug';
import { slugPattern } from '@/lib/urls';

it.each([
  ['CSS', 'css'],
  ['Responsive design', 'responsive-design'],
  ['Node.js', 'node-js'],
  ['C', 'c'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['UI/UX', 'ui-ux'],
  ['R&D', 'r-and-d'],
  ['Éléments', 'elements'],
  ['🦀', ''],
  ['한국어', ''],
  ['한국어 2', '2'],
])('%s becomes "%s"', (name, slug) => {
  expect(tagSlug(name)).toBe(slug);
});

it('is empty or can be an address, and stays the same when it is made again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = tagSlug(name);
      if (slug) expect(slug).toMatch(slugPattern);
      expect(tagSlug(slug)).toBe(slug);
    }),
  );
});
