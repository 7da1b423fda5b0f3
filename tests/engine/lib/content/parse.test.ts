/** @jest-environment node */
import fc from 'fast-check';
import { parseContent } from '@/lib/content/parse';
import { formatProblems, type Problem } from '@/lib/content/problem';
import { postSchema } from '@/lib/content/schema';
import { contentFile, post } from '../../../support/content-folder';

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
      value: {
        matter: {
          title: 'A post',
          date: '01-12-2023',
          preview: 'In short...',
          tags: ['CSS'],
          draft: false,
        },
        body: '\n# Hello\n',
        bodyLine: 7,
      },
    });
  });

  it.each([
    ['with a byte-order mark', `\uFEFF---\n${head}---\nHello.\n`],
    ['with the line ends of Windows', `---\n${head}---\nHello.\n`.replaceAll('\n', '\r\n')],
    ['with the line ends of old Macs', `---\n${head}---\nHello.\n`.replaceAll('\n', '\r')],
    ['with spaces behind the lines of ---', `---  \n${head}---\t\nHello.\n`],
  ])('reads a file %s', (_, source) => {
    const result = parse(source);
    expect(result).toMatchObject({ ok: true, value: { matter: { title: 'A post' } } });
    expect(result.ok && result.value.body.trim()).toBe('Hello.');
  });

  it('reads a file that ends with its front matter', () => {
    expect(parse(`---\n${head}---`)).toMatchObject({ ok: true, value: { body: '' } });
  });

  it('leaves a line of --- in the text alone', () => {
    expect(parse(`---\n${head}---\nOne\n\n---\n\nTwo`)).toMatchObject({
      value: { body: 'One\n\n---\n\nTwo' },
    });
  });
});

describe('a file that cannot be split', () => {
  it.each([
    ['a file of white space', '\uFEFF \r\n\t\n', 'an empty file', undefined],
    ['an empty line before it', `\n---\n${head}---\n`, '"" as the first line', 1],
    ['front matter in another language', '---js\n({})\n---\n', '"---js" as the first line', 1],
    ['one value without a field', '---\nHello\n---\n', '"Hello"', undefined],
    [
      'a colon in a value without quotes',
      '---\ntitle: A\npreview: so: this...\n---\n',
      'a colon in the value: so: this...',
      3,
    ],
    ['a field that stands twice', '---\ntitle: A\ntitle: B\n---\n', 'duplicated mapping key', 3],
    ['code', '---\ntitle: !!js/function "x"\n---\n', expect.stringContaining('unknown tag'), 2],
  ])('is reported: %s', (_, source, found, line) => {
    expect(problemsOf(source)).toEqual([
      expect.objectContaining({ file: FILE, field: 'front matter', found }),
    ]);
    expect(problemsOf(source)[0]?.line).toBe(line);
  });

  it.each([
    ['title: Gas: explained', 'title: "Gas: explained"'],
    ['title: Gas "A": explained', 'title: "Gas \\"A\\": explained"'],
    ['tags:\n  - a: b: c', '- a: "b: c"'],
  ])('comes with the quotes that a colon needs: %j', (field, fix) => {
    expect(problemsOf(`---\n${field}\ndate: 01-12-2023\n---\n`)).toMatchObject([
      { line: field.split('\n').length + 1, fix: expect.stringContaining(fix) },
    ]);
  });

  it('is reported when it is as long as a library', () => {
    expect(problemsOf(`---\n${head}---\n${'Words. '.repeat(1_500_000)}`)).toMatchObject([
      { field: 'text', expected: 'at most 500 kB, which is a thick book', found: '10,500 kB' },
    ]);
  });
});

describe('front matter with errors', () => {
  it('that YAML takes for a number is told to be put in quotes', () => {
    const fix = 'change the field "title", and put its text in quotes';
    const source = post({})
      .replace(/^title:.*/m, 'title: 2024')
      .replace(/^tags:.*\n/m, '');
    expect(problemsOf(source)).toMatchObject([{ field: 'title', fix }]);
    expect(problemsOf(source.replace('2024', 'true'))).toMatchObject([{ field: 'title', fix }]);
  });

  it('is reported field by field, all in one run', () => {
    const source = post({ title: undefined, date: '31-02-2023', colour: [] });
    expect(formatProblems(problemsOf(source))).toBe(
      `content/blog/a.md: title
  expected  the title of the post
  found     nothing
  fix       add the field "title"

content/blog/a.md: date
  expected  a day, such as 01-12-2023 or 2023-12-01
  found     "31-02-2023": February 2023 has 28 days
  fix       change the field "date"

content/blog/a.md: colour
  expected  one of: title, date, updated, preview, tags, series, aliases, draft, cover, coverAlt, canonical
  found     an unknown field
  fix       remove it, or correct its spelling`,
    );
  });

  it('names our field for those of other generators, which are then not missing', () => {
    const source = post({ preview: undefined, description: 'A', lastmod: '', slug: 'b', tagz: [] });
    expect(problemsOf(source).map(({ field, fix }) => [field, fix])).toEqual([
      ['description', 'write it as "preview"'],
      ['lastmod', 'write it as "updated"'],
      ['slug', expect.stringContaining('aliases')],
      ['tagz', 'write it as "tags"'],
    ]);
    expect(problemsOf(post({ cover_image: '', published: false }))).toMatchObject([
      { fix: 'write it as "cover"' },
      { fix: expect.stringContaining('draft: true') },
    ]);
  });

  it('names the field that is misspelled, unless it is there', () => {
    const fixes = (fields: object) => problemsOf(post({ ...fields })).map(({ fix }) => fix);
    expect(fixes({ title: undefined, titel: 'A' })).toEqual(['write it as "title"']);
    expect(fixes({ titel: 'A' })).toEqual(['remove it, or correct its spelling']);
  });

  it.each([
    ['31-11-2026', 'November 2026 has 30 days', 'change'],
    ['2026-13-02', 'there is no month 13', 'change'],
    ['30.11.2026', undefined, 'write 30-11-2026,'],
    ['1-2-30', undefined, 'change'],
  ])('says what is wrong with the day %s', (date, why, fix) => {
    const [problem] = problemsOf(post({ date }));
    expect(problem).toMatchObject({
      found: why ? `"${date}": ${why}` : `"${date}"`,
      fix: expect.stringContaining(fix),
    });
  });

  it('says how a list is written', () => {
    const source = post().replace('---\n', '---\ntags: Solidity, Vyper\n');
    expect(problemsOf(source)).toMatchObject([{ fix: 'write [Solidity, Vyper]' }]);
  });

  it('has a field without a value', () => {
    expect(problemsOf('---\ntitle:\ndate: 01-12-2023\npreview: a...\n---\n')).toMatchObject([
      { field: 'title', found: 'nothing', fix: 'fill in the field "title"' },
    ]);
  });

  it('cuts a long value short', () => {
    const [problem] = problemsOf(post({ date: 'long '.repeat(50) }));
    expect(problem?.found).toMatch(/^"(long )+lo?n?g?…$/);
    expect(problem?.found.length).toBeLessThanOrEqual(80);
  });

  it('has a value that holds itself', () => {
    expect(problemsOf(`---\n${head}draft: &a [*a]\n---\n`)).toMatchObject([
      { field: 'draft', found: 'a value that holds itself' },
    ]);
  });

  it('cannot reach the prototype of objects', () => {
    const source = `---\n__proto__: { title: Forged }\n${head}---\n`;
    expect(problemsOf(source)).toMatchObject([{ field: '__proto__', found: 'an unknown field' }]);
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

  it('gives back every title and text that it was given', () => {
    const line = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
    const body = fc.string({ maxLength: 50 }).map((text) => text.replace(/[\0\r]/g, ''));
    fc.assert(
      fc.property(line, body, (title, text) => {
        const result = parse(contentFile({ title, date: '01-12-2023', preview: 'a...' }, text));
        expect(result).toMatchObject({ value: { matter: { title: title.trim() }, body: text } });
      }),
      { numRuns: 100 },
    );
  });
});
