/** @jest-environment node */
import { readFrontMatter } from '@/lib/content/front-matter';
import { faultsOfFrontMatter } from '@/lib/content/front-matter-faults';

const read = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\nText\n`);

const faultsOf = (source: string) => faultsOfFrontMatter(source, readFrontMatter(source));

/** The fixes for a file, as `line: fix`. */
const fixesOf = (source: string) => faultsOf(source).map(({ line, fix }) => `${line}: ${fix}`);

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
  expect(faultsOf(source)).toHaveLength(1);
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

describe('a value that YAML reads otherwise is an error that shows how to write it', () => {
  it.each([
    [
      'Advent of code, day #5',
      'title: "Advent of code, day #5" (a comment needs a line of its own)',
    ],
    ['`code` first', 'title: "`code` first"'],
    ['@home', 'title: "@home"'],
    ['%more', 'title: "%more"'],
    ['!important', 'title: "!important"'],
    ['*Star* trek', 'title: "*Star* trek"'],
    ['*Note*', 'title: "*Note*"'],
    ['&amp; more', 'title: "&amp; more"'],
    ['> quoted', 'title: "> quoted"'],
    ['| piped', 'title: "| piped"'],
    ['[Draft] A plan', 'title: "[Draft] A plan"'],
    ['{braces} first', 'title: "{braces} first"'],
    ['- dash', 'title: "- dash"'],
    ['Next: the end', 'title: "Next: the end"'],
    ['"Quoted" words', `title: '"Quoted" words'`],
    ['"A \\d"', "title: 'A \\d'"],
    ["'It's'", `title: "It's"`],
    ['"Why I "still" load film"', `title: 'Why I "still" load film'`],
    ['"Ada" and "Bob"', `title: '"Ada" and "Bob"'`],
    ['# five', 'title: "# five" (a comment needs a line of its own)'],
    ['“A plan”', 'title: "A plan"'],
  ])('%s', (value, line) => {
    expect(fixesOf(`---\ndate: 2023-12-01\ntitle: ${value}\n---\n`)).toEqual([
      `3: put it in quotes: ${line}`,
    ]);
  });

  it('in lists and groups too', () => {
    expect(fixesOf('---\nimages:\n  - alt: Day #5\n---\n')).toEqual([
      '3: put it in quotes: - alt: "Day #5" (a comment needs a line of its own)',
    ]);
    expect(fixesOf('---\ntags: [C, C #1]\ntitle: A\n---\n')).toEqual([
      '2: put it in quotes: tags: [C, "C #1"] (a comment needs a line of its own)',
    ]);
  });

  it.each([
    [
      'title: Advent of code,\n  day #5',
      'title: "Advent of code, day #5" (a comment needs a line of its own)',
    ],
    ['title:\n  Day #5', 'title: "Day #5" (a comment needs a line of its own)'],
  ])('over several lines: %s', (yaml, line) => {
    expect(fixesOf(`---\n${yaml}\ndate: 2023-12-01\n---\n`)).toEqual([
      `2: put it in quotes: ${line}`,
    ]);
  });

  it('a list without an end is shown with one', () => {
    expect(fixesOf('---\ntags: [C, C #\ntitle: A\n---\n')).toEqual(['2: write tags: [C, "C #"]']);
  });

  it('a quote without an end is shown closed, where it begins', () => {
    expect(fixesOf('---\ntitle: "A\npreview: B\n---\n')).toEqual([
      '2: put it in quotes: title: "A"',
    ]);
    expect(fixesOf('---\ndate: 1\ntitle: "A\npreview: "B: c"\n---\n')).toEqual([
      '3: put it in quotes: title: "A"',
    ]);
    expect(fixesOf('---\ntags: ["a", "b, #c]\ntitle: A\n---\n')).toEqual([
      '2: write tags: [a, b, c]',
    ]);
    expect(fixesOf("---\ntitle: 'Tis\n---\n")[0]).toContain(`title: "'Tis"`);
  });
});

it.each([
  'title: "A" # a comment',
  '# a comment\ntitle: A',
  'draft: true # not yet',
  'title: A\n  and B\n  # a comment',
  'images:\n  # a comment\n  - A',
])('accepts a comment: %s', (yaml) => {
  expect(faultsOf(`---\n${yaml}\n---\nText\n`)).toEqual([]);
});

it.each([
  ['a tab', '---\ntags:\n\t- A\n---\n', '3: indent with spaces'],
  ['a field twice', '---\ntitle: A\ntitle: B\n---\n', '3: remove one of the two fields'],
  ['a missing space', '---\ndate: 2023-12-01\ntitle:A\n---\n', '3: write a space after the colon'],
  ['TOML', '+++\ntitle = "A"\n+++\n', '1: write lines of --- in place of +++'],
  ['no front matter', 'Hello\n', '1: begin the file with a line of ---'],
  ['no end', '---\ntitle: A\n', '1: end the front matter with a line of ---'],
  ['an empty file', '\n', '1: write the file, or delete it'],
  ['a control character', '---\ntitle: A\n---\na\u0008b\n', '4: remove the character'],
  ['an empty line', '\n---\ntitle: A\n---\n', '1: begin the file with the line of ---'],
  ['a hyphen', '---\ntags:\n  - A\n  -B\n---\n', '4: write a space after the hyphen'],
  [
    'no indentation',
    '---\na: |\nMy text.\n---\n',
    '3: write "field: value" in each line, and begin',
  ],
  ['spaces before a field', '---\ntitle: A\n series: B\n---\n', '3: remove the spaces'],
  ['spaces before an item', '---\ntags:\n  - "A"\n - "B"\n---\n', '4: begin all items'],
  ['an item inside another', '---\ntags:\n- A\n  - B\n---\n', '4: begin all items'],
  ['tags with #', '---\ntags: #a, #b\n---\n', '2: write tags: [a, b]'],
  ['a tag with #', '---\ntags: Kotlin, #news\n---\n', '2: write tags: [Kotlin, news]'],
  ['no fields', '---\nHello\n---\n', '2: write each value after the name of its field'],
])('names %s', (_, source, fix) => {
  const fixes = fixesOf(source);
  expect(fixes).toHaveLength(1);
  expect(fixes[0]).toContain(fix);
});

it('keeps curly quotes around some words of a value', () => {
  expect(fixesOf('---\ntitle: “Fast” is not “small”\n---\n')).toEqual([]);
});

it('names all values that need quotes, although the first one makes the rest unreadable', () => {
  expect(fixesOf('---\ntitle: @State\npreview: a: b #1\n---\n')).toEqual([
    '2: put it in quotes: title: "@State"',
    '3: put it in quotes: preview: "a: b #1"',
  ]);
});

it('limits the length of a text', () => {
  expect(fixesOf(`---\ntitle: A\n---\n${'word '.repeat(110_000)}`)).toHaveLength(1);
});

it('finds a merge conflict, unless it is code', () => {
  const conflict = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main';
  expect(fixesOf(`---\ntitle: A\n---\n\n${conflict}\n`)).toEqual([
    expect.stringMatching(/^5: keep one of the two versions/),
  ]);
  expect(fixesOf(`---\n${conflict}\n---\n`)).toEqual([expect.stringMatching(/^2: keep one/)]);
  for (const fence of ['```', '````', '~~~']) {
    const inner = fence === '```' ? '' : '```\n';
    const code = `${fence}md\n${inner}${conflict}\n${fence}\n`;
    expect(fixesOf(`---\ntitle: A\n---\n\n${code}`)).toEqual([]);
  }
});
