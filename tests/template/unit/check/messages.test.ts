import { theme } from '@/data/theme';
import { formatDiagnostics } from '@/lib/diagnostic';
import { checkResume } from '@/scripts/check/resume';
import { checkContrast } from '@/scripts/check/theme';
import { checkExample } from '../../support/checked-site';
import { post } from '../../support/content-folder';

/* Diagnostics as the terminal shows them. */

const printed = async (text: string, fields = {}) =>
  formatDiagnostics(
    await checkExample({
      'content/blog/a.md': post(fields, text),
      'content/blog/gas.md': post({}, '## How it works\n\nText.\n'),
    }),
  );

it('a value that is no day', async () => {
  expect(await printed('Text.', { date: '31/12/2023' })).toMatchInlineSnapshot(
    `"blog/a.md:3: date: expected a day, such as 01-12-2023 or 2023-12-01, found "31/12/2023""`,
  );
});

it('a field that the schema does not have', async () => {
  expect(await printed('Text.', { tagz: ['gas'] })).toMatchInlineSnapshot(
    `"blog/a.md:5: tagz: unknown field; did you mean tags?"`,
  );
});

it('front matter that is not YAML', async () => {
  const file =
    '---\ntitle: Gas: an introduction\ndate: 2023-12-01\npreview: In short\n---\nText.\n';
  expect(formatDiagnostics(await checkExample({ 'content/blog/a.md': file })))
    .toMatchInlineSnapshot(`
    "blog/a.md:2: Nested mappings are not allowed in compact mappings at line 2, column 8:

      title: Gas: an introduction
             ^"
  `);
});

it('a title that YAML cuts in silence', async () => {
  const file = '---\ntitle: Advent, day #5\ndate: 2023-12-01\npreview: In short\n---\nText.\n';
  expect(
    formatDiagnostics(await checkExample({ 'content/blog/a.md': file })),
  ).toMatchInlineSnapshot(`"blog/a.md:2: YAML reads "#5" as a comment: put the value in quotes"`);
});

it('a dead link, and an anchor that no heading has', async () => {
  const text = '[gas](/blog/gaz/)\n\n[how](/blog/gas/#how-it-work)';
  expect(await printed(text)).toMatchInlineSnapshot(`
    "blog/a.md:6: "/blog/gaz/" does not exist; did you mean /blog/gas/?

    blog/a.md:8: "/blog/gas/#how-it-work": /blog/gas/ has no heading with this id; did you mean #how-it-works?"
  `);
});

it('words that a table loses', async () => {
  expect(await printed('| a |\n| - |\n| b | lost words |')).toMatchInlineSnapshot(
    `"blog/a.md:8: "lost words" would be lost: every word of the text must be on its page"`,
  );
});

it('a formula that KaTeX cannot read', async () => {
  expect(await printed('So $$\\frak{a}{b$$.')).toMatchInlineSnapshot(
    `"blog/a.md:6: KaTeX parse error: Expected '}', got 'EOF' at end of input: \\frak{a}{b"`,
  );
});

it('a private comment', async () => {
  expect(await printed('%%not for readers%%')).toMatchInlineSnapshot(
    `"blog/a.md:6: %%not for readers%% would be published: a private comment of Obsidian"`,
  );
});

it('a text in a folder that has no pages', async () => {
  const [found] = await checkExample({ 'content/posts/2020-05-17-gas.md': post() });
  const message = found?.message.replace(/outside .*\/ does/, 'outside … does');
  expect(formatDiagnostics([{ ...found!, message: message! }])).toMatchInlineSnapshot(`
    "posts/2020-05-17-gas.md: a text outside … does not become a page
      see: docs/import.md"
  `);
});

it('a field of the résumé', () => {
  const found = checkResume({ basics: { name: 'Ada', email: 'mailto:ada@ada.test' } });
  const withoutLines = found.map((one) => ({ ...one, line: undefined }));
  expect(formatDiagnostics(withoutLines)).toMatchInlineSnapshot(
    `"data/resume.json: basics.email: expected an e-mail address, found "mailto:ada@ada.test""`,
  );
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
