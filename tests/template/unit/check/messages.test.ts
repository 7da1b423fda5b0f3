import { theme } from '@/data/theme';
import { formatDiagnostics } from '@/lib/diagnostic';
import { checkContrast } from '@/scripts/check/data/theme';
import { checkExample } from '../../support/checked-site';
import { post } from '../../support/content-folder';

/* Diagnostics as the terminal shows them. */

it('front matter that is not YAML', async () => {
  const file =
    '---\ntitle: Gas: an introduction\ndate: 2023-12-01\npreview: In short\n---\nText.\n';
  expect(formatDiagnostics(await checkExample({ 'content/blog/a.md': file })))
    .toMatchInlineSnapshot(`
    "blog/a.md:2: Nested mappings are not allowed in compact mappings at line 2, column 8:

      title: Gas: an introduction
             ^
      fix: if a colon is part of the value, put the value in quotes"
  `);
});

it('a text in a folder that has no pages', async () => {
  const [found] = await checkExample({ 'content/posts/2020-05-17-gas.md': post() });
  const message = found?.message.replace(/outside .*\/ does/, 'outside … does');
  expect(formatDiagnostics([{ ...found!, message: message! }])).toMatchInlineSnapshot(`
    "posts/2020-05-17-gas.md: a text outside … does not become a page
      see: docs/import.md"
  `);
});

it('a colour with too little contrast', () => {
  const black = { bg: '#000000', surface: '#000000', edge: '#000000' };
  const dark = { ...theme.dark, ...black };
  const [found] = checkContrast({ ...theme, only: undefined, dark }, []).filter(({ message }) =>
    message.startsWith('dark.edge'),
  );
  const withoutLine = found ? [{ ...found, line: undefined }] : [];
  expect(formatDiagnostics(withoutLine)).toMatchInlineSnapshot(`
    "data/theme.ts: dark.edge: "#000000" has a contrast of 1:1 to dark.bg; at least 3:1 is needed
      fix: write "#5b5b5b", the nearest colour that passes"
  `);
});
