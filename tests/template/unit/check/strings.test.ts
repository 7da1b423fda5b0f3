import { strings } from '@/data/strings';
import { checkStrings, compareStrings } from '@/scripts/check/strings';

it('finds empty texts, and values between quotes, which pages would show as they are', () => {
  const source =
    'const all = { a: \'I am ${name}.\',\nb: () => `Search "${query}"`,\nc: () => ["${d}"] };\n// \'${e}\'';
  const empty = { ...strings, newTab: ' ' } as unknown as typeof strings;
  const found = checkStrings(empty, source);
  expect(found.map(({ severity, line, message }) => `${severity} ${line} ${message}`)).toEqual([
    expect.stringMatching(/^warning .*newTab: an empty text/),
    expect.stringMatching(/^error 1 pages show \$/),
    expect.stringMatching(/^error 3 pages show \$/),
  ]);
});

it.each<[string, object, string]>([
  [
    'strings that an update has added, whatever else a site has',
    { layout: { ...strings.layout, skip: undefined }, ofThisSite: 'Hello' },
    'layout.skip: the string is missing',
  ],
  [
    'a text in place of a function',
    { search: { ...strings.search, project: 'Project' } },
    'search.project: expected a function',
  ],
])('finds %s', (_, changed, message) => {
  expect(compareStrings(strings, { ...strings, ...changed }, 'en.ts')).toMatchObject([
    { file: 'data/strings.ts', message, fix: 'copy it from en.ts' },
  ]);
});

it('finds nothing wrong with the strings of the site', () => {
  expect(compareStrings(strings, strings, 'en.ts')).toEqual([]);
});
