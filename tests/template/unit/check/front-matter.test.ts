import { yamlErrors } from '@/lib/content/errors/front-matter';
import { readFrontMatter } from '@/lib/content/front-matter';

/** What is wrong with a file, as `line: message`. */
function errorsIn(text: string): string[] {
  return yamlErrors({ file: 'a.md', text, ...readFrontMatter(text) }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

it.each([
  ['a comment', 'title: Advent of code, day #5', '2: YAML reads "#5" as a comment'],
  ['a whole title as a comment', 'title: # five', '2: YAML reads "# five" as a comment'],
  ['an entity', 'title: &amp; more', '2: YAML reads "&amp;" as the name of the value'],
  ['an asterisk', 'title: *Note*', '2: YAML reads "*Note*" as the name of another value'],
])('finds what YAML reads in silence: %s', (_, yaml, expected) => {
  expect(errorsIn(`---\n${yaml}\n---\n`)).toContainEqual(expect.stringContaining(expected));
});

it.each([
  'title: "A" # a comment',
  '# a comment\ntitle: A',
  'draft: true # not yet',
  'title: Tom & Jerry *',
])('accepts %j', (yaml) => {
  expect(errorsIn(`---\n${yaml}\n---\nText\n`)).toEqual([]);
});

it.each([
  ['@home', 'Plain value cannot start with reserved character @'],
  ['Next: the end', 'Nested mappings are not allowed in compact mappings'],
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
  ['no end', '---\ntitle: A\n', '1: no line of --- ends the front matter'],
  ['no fields', '---\nHello\n---\n', '2: no fields'],
])('finds %s', (_, source, expected) => {
  expect(errorsIn(source)).toEqual([expect.stringContaining(expected)]);
});
