/** @jest-environment node */
import { transformSync } from 'esbuild';
import { explainBrokenFile, isMisencoded } from '@/lib/validation/broken-file';

/* A file of data/ that cannot be read, explained with its place and what to write. */

function explain(file: string, source: string) {
  try {
    transformSync(source, { loader: file.endsWith('.json') ? 'json' : 'ts', sourcefile: file });
  } catch (error) {
    const { line, column, fix } = explainBrokenFile(file, source, (error as Error).message);
    return `${line}:${column} ${fix}`;
  }
  throw new Error('It can be read.');
}

it.each([
  ['{\n  "name": "Ada"\n  "label": ""\n}', '3:3 write a comma at the end of line 2'],
  ['{\n  "name": "Ada",\n}', '2:16 remove the comma'],
  ['{\n  "name": "Ada",,\n  "label": ""\n}', '2:17 remove one of the two commas'],
  ['{\n  "name": "Ada\n}', '2:15 close the text with a double quote'],
  ['{\n  "name": ”Ada”\n}', '2:11 write straight quotes'],
  ['{\n  name: "Ada"\n}', '2:3 write names and texts between double quotes'],
  ["{\n  'name': 'Ada'\n}", '2:3 write names and texts between double quotes'],
  ['{\n  "name": "Ada" // me\n  "label": ""\n}', '2:17 remove the comment'],
  ['{\n  "name": "C:\\jobs"\n}', '2:15 write each backslash twice'],
  ['{\n  "name": "Ada"', '2:16 add the brackets and braces that are missing'],
  ['{\n  "name": "Ada"\n}\n}', '4:1 remove the text after the last brace'],
])('%j', (source, expected) => {
  expect(explain('data/resume.json', source)).toContain(expected);
});

it.each([
  ["export const a = {\n  language: 'en,\n};", '2:17 close the text with a quote'],
  ["export const a = [{ label: 'Terraform, icon: 'SiTerraform' }];", 'close the text with a quote'],
  ["export const a = {\n  label: 'it's',\n};", 'write the apostrophe as ’'],
  ['# Mine\nexport const a = 1;', '1:2 begin a comment with //'],
  ['export const a = {\n  b: 1\n  c: 2,\n};', '3:3 write a comma at the end of line 2'],
  [
    'export const a = {\n  analytics: <script defer src="https://a.example/b.js"></script>,\n};',
    'remove the <script>, and write only its keys: see docs/services.md',
  ],
])('%j', (source, expected) => {
  expect(explain('data/site.ts', source)).toContain(expected);
});

it.each([
  ['a byte order mark', '\uFEFF{}'],
  ['another encoding', Buffer.from('\uFEFF{}', 'utf16le').toString()],
])('says how to save a file with %s', (found, source) => {
  expect(explainBrokenFile('data/resume.json', source, '')).toMatchObject({
    found,
    fix: expect.stringContaining('UTF-8'),
  });
});

it('explains how to restore a missing file', () => {
  expect(explainBrokenFile('data/toolkit.ts', undefined, '').fix).toContain(
    'git checkout data/toolkit.ts',
  );
});

it('detects text that is not in UTF-8', () => {
  const latin1 = Buffer.from('{ "name": "Tomás" }', 'latin1').toString('utf8');
  expect(isMisencoded(latin1)).toBe(true);
  expect(explainBrokenFile('data/resume.json', latin1, '').fix).toContain('UTF-8');
});
