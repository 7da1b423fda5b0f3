import { checkFrontMatter } from '@/lib/check/front-matter';
import { readFrontMatter } from '@/lib/content/front-matter';
import { parseFile } from '@/lib/content/parse-file';
import { pageSchema } from '@/lib/content/schemas';

const read = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\nText\n`);

/** What is wrong with a file, as `line: message`. */
function errorsIn(text: string): string[] {
  const file = { file: 'a.md', text };
  const parsed = parseFile(file, pageSchema.partial());
  const diagnostics = [...(parsed.ok ? [] : parsed.diagnostics), ...checkFrontMatter(file)];
  return diagnostics.map(({ line, message }) => `${line}: ${message}`);
}

it('splits a file into fields and Markdown', () => {
  const { data, body, bodyLine } = read('title: A\ndate: 2023-12-01\nlatest: 2');
  expect(data).toEqual({ title: 'A', date: '2023-12-01', latest: 2 });
  expect(body).toBe('Text\n');
  expect(bodyLine).toBe(6);
});

it('keeps versions as they are written', () => {
  const { data } = read('tags: [3.10, 007, 2024]\ntitle: 1e3');
  expect(data).toEqual({ tags: ['3.10', '007', 2024], title: '1e3' });
});

it('does not take long to read braces within braces', () => {
  expect(read(`title: ${'{'.repeat(400)}`).data).toEqual({});
});

it('reads files of other systems', () => {
  const { data, body } = readFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n');
  expect(data).toEqual({ title: 'A' });
  expect(body).toBe('Text\n');
});

it('does not run code', () => {
  const source = '---js\nglobalThis.hasRun = true\n---\nText\n';
  const { data } = readFrontMatter(source);
  expect(globalThis).not.toHaveProperty('hasRun');
  expect(data).toEqual({});
  expect(errorsIn(source)).toHaveLength(1);
});

it('knows the lines of fields and of what is in them', () => {
  const { lineOf } = read('title: A\nimages:\n  - src: a\n    alt: b\n  - src: c');
  expect(lineOf(['title'])).toBe(2);
  expect(lineOf(['images', 0, 'alt'])).toBe(5);
  expect(lineOf(['images', 1])).toBe(6);
  expect(lineOf(['images'])).toBe(3);
  expect(lineOf(['images', 1, 'missing'])).toBe(6);
  expect(lineOf(['missing'])).toBe(1);
});

it.each([
  ['a comment', 'title: Advent of code, day #5', '2: YAML reads "#5" as a comment'],
  ['a whole title as a comment', 'title: # five', '2: YAML reads "# five" as a comment'],
  ['a comment on the next line', 'title: Advent of code,\n  day #5', '2: YAML reads "#5"'],
  ['a comment in a list', 'aliases:\n  - /a/ #5', '3: YAML reads "#5" as a comment'],
  ['an entity', 'title: &amp; more', '2: YAML reads "&amp;" as the name of the value'],
  ['an asterisk', 'title: *Note*', '2: YAML reads "*Note*" as the name of another value'],
  ['curly quotes', 'title: “A plan”', '2: “ is no quote in YAML'],
  ['an item inside another', 'aliases:\n- /a/\n  - /b/', '3: a list in which not all items'],
])('finds what YAML reads in silence: %s', (_, yaml, expected) => {
  expect(errorsIn(`---\n${yaml}\n---\n`)).toContainEqual(expect.stringContaining(expected));
});

it.each([
  'title: "A" # a comment',
  '# a comment\ntitle: A',
  'draft: true # not yet',
  'title: A\n  and B\n  # a comment',
  'aliases:\n  # a comment\n  - /a/',
  'title: “Fast” is not “small”',
  'title: Tom & Jerry *',
])('accepts %j', (yaml) => {
  expect(errorsIn(`---\n${yaml}\n---\nText\n`)).toEqual([]);
});

it.each([
  ['@home', 'Plain value cannot start with reserved character @'],
  ['Next: the end', 'Nested mappings are not allowed in compact mappings'],
  ['[Draft] A plan', 'Unexpected scalar at node end'],
  ['"Quoted" words', 'Unexpected scalar at node end'],
  ['!important', 'Unresolved tag: !important'],
])('shows the error of the parser, with its code frame: %s', (value, message) => {
  const [error, ...others] = errorsIn(`---\ndraft: true\ntitle: ${value}\n---\n`);
  expect(error).toContain(`3: ${message} at line 3, column `);
  expect(error).toMatch(/\n\n.*title: .*\n *\^+\n$/);
  expect(others).toEqual([]);
});

it('shows the first error of each line', () => {
  expect(errorsIn('---\ntitle: @State\nsummary: a: b\n---\n')).toEqual([
    expect.stringMatching(/^2: Plain value/),
    expect.stringMatching(/^3: Nested mappings/),
  ]);
});

it.each([
  ['TOML', '+++\ntitle = "A"\n+++\n', '1: TOML'],
  ['no front matter', 'Hello\n', '1: no front matter'],
  ['an empty line above it', '\n---\ntitle: A\n---\n', '1: no front matter'],
  ['no end', '---\ntitle: A\n', '1: no line of --- ends the front matter'],
  ['no fields', '---\nHello\n---\n', '2: no fields'],
])('finds %s', (_, source, expected) => {
  expect(errorsIn(source)).toEqual([expect.stringContaining(expected)]);
});

it('finds a merge conflict, unless it is code', () => {
  const conflict = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main';
  expect(errorsIn(`---\ntitle: A\n---\n\n${conflict}\n`)).toEqual(['5: a merge conflict']);
  expect(errorsIn('---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main\n---\n')).toEqual([
    '2: a merge conflict',
  ]);
  for (const fence of ['```', '````', '~~~']) {
    const inner = fence === '```' ? '' : '```\n';
    const code = `${fence}md\n${inner}${conflict}\n${fence}\n`;
    expect(errorsIn(`---\ntitle: A\n---\n\n${code}`)).toEqual([]);
  }
});

describe('front matter that cannot be parsed', () => {
  const parse = (yaml: string) =>
    parseFile({ file: 'a.md', text: `---\n${yaml}\n---\n` }, pageSchema);

  it('is never published, and stops the build unless it is surely a draft', () => {
    expect(parse('draft: true\ntitle: @')).toMatchObject({
      diagnostics: [{ isDraft: true }],
    });
    expect(parse('title: a: b\ndraft: true')).toMatchObject({
      diagnostics: [{ isDraft: false }],
    });
    expect(parse('title: "A\ndraft: true')).toMatchObject({
      diagnostics: [{ isDraft: false }],
    });
  });
});
