import { checkText } from '@/scripts/check/texts/check-text';
import { markdownStrings } from '../../../site/support/markdown';

const images = { folders: [], findImage: () => ({ problem: 'is missing' }), reported: new Set('') };

/** The diagnostics of a text, as `severity line: message`. */
async function check(source: string): Promise<string[]> {
  const location = { file: 'a.md', page: '/blog/a/', baseUrl: '/blog/', start: 1 };
  const text = { ...location, source, headingAbove: 1, sectionIds: [] };
  const { diagnostics } = await checkText(text, images, { strings: markdownStrings });
  return diagnostics.map(({ severity, line, message }) => `${severity} ${line}: ${message}`);
}

it('finds nothing wrong with the Markdown of the documentation', async () => {
  const source = `Text[^1] with \`code\`, $$a^2$$ and **words**.

> [!NOTE]
> A note.

\`\`\`js title="a.js" {1}
a(); // [!code ++]
\`\`\`

| a | b |
| - | - |
| c | d |

<details><summary>More</summary>

- [x] done &amp; dusted

</details>

[^1]: A footnote.`;
  expect(await check(source)).toEqual([]);
});

it.each([
  ['a script', '<script>alert(1)</script>', ['error 1: <script> is left out']],
  [
    'a style sheet, once',
    '<div>\n<style>\n  .a {\n  }\n\n  .b {\n  }\n</style>\n\n</div>',
    ['error 2: <style> is left out'],
  ],
  [
    'types in prose',
    'A Flow<UiState>, and a Result<Key>.',
    ['error 1: <UiState>', 'error 1: <Key>'],
  ],
  ['an unsafe link', '[a](javascript:b)', ['error 1: href="javascript:b" is left out']],
])('says that pages leave out %s', async (_, source, expected) => {
  expect(await check(source)).toEqual(expected.map((one) => expect.stringContaining(one)));
});

describe('lost words', () => {
  it.each([
    ['in a cell without a column', '| a |\n| - |\n| b | lost |', 'error 3: "lost"'],
    ['in a footnote without a mention', 'a\n\n[^1]: lost words', 'error 3: "lost words"'],
    ['behind the $$ that opens a formula', 'so a is 2 or b\n\n$$ a = 2\nb\n$$', 'error 3: "a 2"'],
    ['although they stand elsewhere too', 'one\n\n| a |\n| - |\n| b | one |', 'error 5: "one"'],
  ])('are found %s', async (_, source, expected) => {
    expect(await check(source)).toEqual([expect.stringContaining(`${expected} would be lost`)]);
  });
});

it.each([
  ['```ts\nb\n\nc', 'error 1: no line of ``` ends the block'],
  ['$$\nx\n\nText', 'error 1: no line of $$ ends the block'],
  ['$$\\frac{1}{$$', 'error 1: KaTeX parse error: Unexpected end of input'],
  [
    '```pyhton\na\n```',
    'warning 1: the language "pyhton" cannot be highlighted; did you mean python?',
  ],
])('finds mistakes in code and formulas: %j', async (source, expected) => {
  expect(await check(source)).toEqual([expect.stringContaining(expected)]);
});

it.each(['````md\n```ts\na\n```\n````', '- a\n\n  ~~~~ts\n  ~~~\n  ~~~~', '```TS\na\n```'])(
  'accepts the code block %j',
  async (source) => {
    expect(await check(source)).toEqual([]);
  },
);

it.each([
  ['### A', 'error 1: the heading "A" is of level 3, below one of level 1'],
  ['## A\n\n<h4>B</h4>', 'error 3: the heading "B" is of level 4, below one of level 2'],
  ['# A\n\n## B\n\n# C\n\n#### D', 'error 1: the heading "A" has the level of the title'],
])('finds headings of the wrong level: %j', async (source, expected) => {
  expect(await check(source)).toEqual([expect.stringContaining(expected)]);
});

it.each(['a %%private%% b', 'a\n\n%%\nfor me\n%%\n\nb', 'a\n\n%% for me'])(
  'stops a build for a private comment: %j',
  async (source) => {
    expect(await check(source)).toEqual([
      expect.stringMatching(/^error \d: %%.* would be published: a private comment/),
    ]);
  },
);

it.each(['> $$\n> x\n> $$\n\n- $$\n  y\n  $$', '50%% of `%%x%%`', 'printf writes %% as one sign'])(
  'accepts %j',
  async (source) => {
    expect(await check(source)).toEqual([]);
  },
);

it('does not strike out what other programs write below the line', async () => {
  expect(await check('H~2~O and ~~out~~')).toEqual([]);
});
