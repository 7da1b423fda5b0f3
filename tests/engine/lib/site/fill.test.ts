/** @jest-environment node */
import { settings, site, words, writtenSite } from '@/lib/site';
import { fill, fillAll, fillPlural } from '@/lib/site/fill';

it('fills placeholders, and leaves unknown ones unchanged', () => {
  expect(fill('{a}, {b} and {a}: {c}', { a: 'x', b: 0 })).toBe('x, 0 and x: {c}');
});

it('does not fill placeholders in values', () => {
  expect(fill('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&');
});

it.each([
  [1, 'en', '1 note'],
  [0, 'en', '0 notes'],
  [2, 'en', '2 notes'],
  [0, 'fr', '0 note'],
])('%i in %s is "%s"', (count, language, text) => {
  expect(fillPlural({ one: '{count} note', other: '{count} notes' }, count, language)).toBe(text);
});

it.each([
  [1, '1 článek'],
  [3, '3 články'],
  [5, '5 článků'],
])('%i in Czech, which has other forms for few, is "%s"', (count, text) => {
  const forms = { one: '{count} článek', few: '{count} články', other: '{count} článků' };
  expect(fillPlural(forms, count, 'cs')).toBe(text);
});

it('fills texts at any depth, and keeps everything else', () => {
  const value = { a: ['{x}', { b: '{x}' }], n: 1, no: null, undefined };
  expect(fillAll(value, { x: 'y' })).toEqual({ a: ['y', { b: 'y' }], n: 1, no: null, undefined });
});

it("the site's words name its owner; what its author wrote stays as it is", () => {
  expect(settings.title).toBe('Inés Łuczak binds books');
  expect(words.home.role).toBe('I am Inés, a Bookbinder from Buenos Aires.');
  expect(site.words).toBe(words);
  expect(writtenSite.words.home.role).toBe('I am {givenName}, a {role} from {location}.');
});
