import { strings } from '@/data/strings';
import { checkStrings, missingLabels } from '@/scripts/check/strings';

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

it('lists the labels that a language lacks', () => {
  const all = { search: { label: 'Search', failures: { offline: 'You are offline.' } }, blog: {} };
  expect(missingLabels(all, {})).toEqual(['search: label, failures.offline']);
  expect(missingLabels(all, { search: { label: '検索' } })).toEqual(['search: failures.offline']);
  expect(missingLabels(all, all)).toEqual([]);
});
