import { strings } from '@/data/strings';
import { checkStrings } from '@/scripts/check/data/strings';
import { projectFolder } from '../../support/content-folder';

it('finds empty texts, and values between quotes, which pages would show as they are', () => {
  const source =
    'const all = { a: \'I am ${name}.\',\nb: () => `Search "${query}"`,\nc: () => ["${d}"] };\n// \'${e}\'';
  const empty = { ...strings, newTab: ' ' } as unknown as typeof strings;
  const file = `${projectFolder({ 'strings.ts': source })}/strings.ts`;
  const found = checkStrings(empty, 'en', file);
  expect(found.map(({ severity, line, message }) => `${severity} ${line} ${message}`)).toEqual([
    expect.stringMatching(/^warning .*newTab: an empty text/),
    expect.stringMatching(/^error 1 pages show \$/),
    expect.stringMatching(/^error 3 pages show \$/),
  ]);
});

it('tells how to write a label whose spaces may break a French line', () => {
  const file = `${projectFolder({ 'strings.ts': '' })}/strings.ts`;
  const greeting = "Ravi d'être là !";
  const french = { ...strings, home: { ...strings.home, claim: "C'est là !", greeting } };
  expect(checkStrings(french, 'fr', file)).toContainEqual(
    expect.objectContaining({
      message: 'home.greeting: a label with typewriter characters',
      fix: 'write "Ravi d’être là\\u00A0!"',
    }),
  );
});
