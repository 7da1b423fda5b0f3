/** @jest-environment node */
import fc from 'fast-check';
import { parseContent } from '@/lib/content/parse';
import type { Problem } from '@/lib/content/problem';
import { postSchema } from '@/lib/content/schema';
import { post } from '../../../support/content-folder';

const FILE = 'content/blog/a.md';

const parse = (source: string) => parseContent(FILE, source, postSchema);

/** The problems of a text that cannot be used. */
function problemsOf(source: string): Problem[] {
  const result = parse(source);
  return result.ok ? [] : result.problems;
}

const head = 'title: A post\ndate: 01-12-2023\npreview: In short...\n';

describe('parseContent', () => {
  it('splits a file into checked front matter and markdown', () => {
    expect(parse(`---\n${head}tags: [CSS]\n---\n\n# Hello\n`)).toEqual({
      ok: true,
      matter: {
        title: 'A post',
        date: '01-12-2023',
        preview: 'In short...',
        tags: ['CSS'],
        draft: false,
      },
      body: '\n# Hello\n',
      bodyLine: 7,
    });
  });

  it.each([
    ['with a byte-order mark', `\uFEFF---\n${head}---\nHello.\n`],
    ['with the line ends of Windows', `---\n${head}---\nHello.\n`.replaceAll('\n', '\r\n')],
    ['with the line ends of old Macs', `---\n${head}---\nHello.\n`.replaceAll('\n', '\r')],
    ['with spaces behind the lines of ---', `---  \n${head}---\t\nHello.\n`],
  ])('reads a file %s', (_, source) => {
    const result = parse(source);
    expect(result).toMatchObject({ ok: true, matter: { title: 'A post' } });
    expect(result.body.trim()).toBe('Hello.');
  });

  it('reads a file that ends with its front matter', () => {
    expect(parse(`---\n${head}---`)).toMatchObject({ ok: true, body: '' });
  });
});

describe('a file that cannot be split', () => {
  it.each<[what: string, source: string, line?: number]>([
    ['a file of white space', '\uFEFF \r\n\t\n'],
    ['an empty line before it', `\n---\n${head}---\n`, 1],
    ['front matter in another language', '---js\n({})\n---\n', 1],
    ['one value without a field', '---\nHello\n---\n'],
    ['a field that stands twice', '---\ntitle: A\ntitle: B\n---\n', 3],
    ['code', '---\ntitle: !!js/function "x"\n---\n', 2],
  ])('is reported with its line: %s', (...[, source, line]) => {
    expect(problemsOf(source)).toMatchObject([{ file: FILE, field: 'front matter' }]);
    expect(problemsOf(source)[0]?.line).toBe(line);
  });

  it.each([
    ['title: Gas: explained', 'title: "Gas: explained"'],
    ['tags:\n  - a: b: c', '- a: "b: c"'],
    ['title: "Gas": explained', 'title: "\\"Gas\\": explained"'],
  ])('comes with the quotes that a colon needs: %j', (field, fix) => {
    expect(problemsOf(`---\n${field}\ndate: 01-12-2023\n---\n`)).toMatchObject([
      { line: field.split('\n').length + 1, fix: expect.stringContaining(fix) },
    ]);
  });

  it.each([
    ['a quote', 'title: "Fünf „Fragen" vor"', 2, 'quote'],
    ['an apostrophe', "title: 'How it's done'", 2, 'quote'],
    ['a quote in a list', 'images:\n  - alt: "A "b" c"\n    src: /a.png', 3, 'quote'],
    ['an opening quote', 'title: "Gas\npreview: "Why it is used"', 2, 'does not end'],
    ['an opening quote in a list', "tags:\n  - 'CSS\n  - HTML", 3, 'does not end'],
    ['a full-width colon', 'title： A\ntags: [CSS]', 2, 'width'],
    ['a full-width space', 'title:　A\ntags: [CSS]', 2, 'width'],
    ['a tab', 'tags:\n\t- CSS\n\t- HTML', 3, 'tab'],
  ])('names the line that has %s too many, not a later one', (...[, field, line, found]) => {
    expect(problemsOf(`---\n${field}\ndate: 01-12-2023\n---\n`)).toMatchObject([
      { line, found: expect.stringContaining(found) },
    ]);
  });

  it.each([
    ['as Hugo writes it', '+++\ntitle = "A"\ndate = 2023-12-01\n+++\nHello.\n'],
    ['between other lines', '---\ntitle = "A"\ndraft = true\n---\nHello.\n'],
  ])('comes with what to write in place of TOML %s', (_, source) => {
    expect(problemsOf(source)).toMatchObject([
      {
        line: 1,
        found: expect.stringContaining('TOML'),
        fix: expect.stringMatching(/---.*title: /),
      },
    ]);
  });

  it('is reported when it is as long as a library', () => {
    const long = `---\n${head}---\n${'Words. '.repeat(1_500_000)}`;
    expect(problemsOf(long)).toMatchObject([{ field: 'text', found: '10,500 kB' }]);
  });
});

describe('front matter with errors', () => {
  it.each<[what: string, fields: object, fixes: Record<string, string>]>([
    ['a number for words', { title: 2024 }, { title: 'quotes' }],
    ['a field without a value', { title: null }, { title: 'fill in' }],
    ['a list in words', { tags: 'Solidity, Vyper' }, { tags: '[Solidity, Vyper]' }],
    ['a misspelled field', { title: undefined, titel: 'A' }, { titel: '"title"' }],
    ['a day with dots', { date: '30.11.2026' }, { date: '30-11-2026' }],
    ['half a year', { date: '1-2-30' }, { date: 'change' }],
    [
      'all in one run',
      { title: undefined, date: '31-02-2023', colour: [] },
      { title: 'add', date: 'change', colour: 'remove' },
    ],
    [
      'fields of other generators, for which ours are not missing',
      { preview: undefined, description: 'A', lastmod: '', slug: 'b', cover_image: '' },
      { description: '"preview"', lastmod: '"updated"', slug: 'aliases', cover_image: '"cover"' },
    ],
    [
      'the picture of another generator, and a second list of tags',
      { tags: ['CSS'], featuredImage: '', categories: ['A'] },
      { featuredImage: '"coverAlt"', categories: '"tags"' },
    ],
    ['the field of a draft elsewhere', { published: false }, { published: 'draft: true' }],
  ])('is reported with what to do: %s', (_, fields, fixes) => {
    expect(problemsOf(post({ ...fields })).map(({ field, fix }) => [field, fix])).toEqual(
      Object.entries(fixes).map(([field, fix]) => [field, expect.stringContaining(fix)]),
    );
  });

  it.each([
    ['a b.png', /rename .* a-b\.png$/],
    ['/images/a b?.png', /rename .* \/images\/a-b-\.png$/],
    ['images\\a.png', /write images\/a\.png$/],
    ['https://b.test/a.png', /public\/images\//],
    ['/images/a.heic', /jpg, png/],
  ])('says what is wrong with the picture %s', (cover, fix) => {
    expect(problemsOf(post({ cover, coverAlt: 'A' }))).toMatchObject([
      { field: 'cover', fix: expect.stringMatching(fix) },
    ]);
  });

  it.each([
    ['31-11-2026', '30 days'],
    ['2026-13-02', 'month 13'],
  ])('says why there is no %s', (date, why) => {
    expect(problemsOf(post({ date }))).toMatchObject([{ found: expect.stringContaining(why) }]);
  });

  it('cuts a long value short', () => {
    const [problem] = problemsOf(post({ date: 'long '.repeat(50) }));
    expect(problem?.found).toMatch(/^"(long )+lo?n?g?…$/);
    expect(problem?.found.length).toBeLessThanOrEqual(80);
  });

  it('cannot reach the prototype of objects', () => {
    const source = `---\n__proto__: { title: Forged }\n${head}---\n`;
    expect(problemsOf(source)).toMatchObject([{ field: '__proto__' }]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('parseContent with any text', () => {
  const pieces = fc.constantFrom(
    ...['---', '\n', '\r\n', 'title: ', 'date: 01-12-2023', 'preview: a...', 'tags: [', ']', ': '],
    ...['"', "'", '&a ', '*a', '!!', '|', '>', '- ', '\0', '\uFEFF', '\t', '{', '}', '<<: ', '# '],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 40 }).map((parts) => `---\n${parts.join('')}\n---\n`),
  );

  it('answers and never throws; every problem says all that it should', () => {
    fc.assert(
      fc.property(texts, (source) => {
        const result = parse(source);
        if (result.ok) return;
        expect(result.problems.length).toBeGreaterThan(0);
        const poor = result.problems.filter(
          ({ file, field, expected, found, fix }) =>
            file !== FILE || [field, expected, found, fix].includes(''),
        );
        expect(poor).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
