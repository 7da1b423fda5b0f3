/** @jest-environment node */
import { warnOfPosters, warnOfSame, warnOfTexts, type Warning } from '@/lib/check/warnings';
import type { WrittenText } from '@/lib/content/text';
import { readText } from '@/lib/markdown/text-facts';

/** What is advised on a text that begins in line 6, with the lines. */
const warningsOf = (
  text: string,
  check: (texts: readonly WrittenText[]) => Warning[] = warnOfTexts,
) =>
  check([{ file: 'a.md', field: 'text', page: '/a/', facts: readText(text, 6) }]).map(
    ({ line, words }) => `${line}: ${words}`,
  );

it.each([
  '## A\n\n### B\n\n#### C\n\n## D',
  '```ts {1-2} title="a.ts"\nlet a;\nlet b;\n```',
  '```\nplain\n```\n\n```text\nplain\n```\n\n    indented',
  '```math\na^2\n```',
  'A[^1] and `[^2]`.\n\n[^1]: B',
  '<kbd>A</kbd> <details open><summary>B</summary>C</details>',
  '<a href="https://a.example">A</a> <td align="left">B</td>',
  'A\n\n![B](/b.svg "C") \n\n- [![D](/d.svg "E")](/e)\n\n![F][f] G ![H](/h.svg)\n\n[f]: /f.svg',
  '彼は**太字**の文です **「太字」** \n\n`」**の` 2**10 *args, **kwargs',
  '[A](mailto:a@a.example) [B](/about/?a=b:c) [C](#d:e) `<iframe>`',
])('there is nothing to say of %j', (text) => expect(warningsOf(text)).toEqual([]));

it.each<[what: string, text: string, ...warnings: RegExp[]]>([
  ['a heading that skips a level', '## A\n\n#### B', /^8: "#### B" .* ###$/],
  ['a first heading that skips one', '### A', /^6: "### A" .* ##$/],
  ['a heading in HTML that skips one', '<h4>A</h4>', /^6: "#### A" .* ##$/],
  ['a heading of the first level, which is the page’s own', '# A\n\n## B', /^6: "# A": .* ##$/],
  ['code in an unknown language', 'A\n\n```klingon\nbatlh\n```', /^8: ```klingon: .*```text, or/],
  ['code in a misspelled language', '```pyhton\na\n```', /^6: .*```python,/],
  [
    'a mark of a line that is not there',
    '```ts {2,9}\na\nb\n```',
    /^6: ```ts \{2,9\}: .* 2, .* 9$/,
  ],
  ['a footnote without its text', 'A\n\nB[^1].', /^8: \[\^1\] .*\[\^1\]:/],
  [
    'a caption of a picture among words',
    'A\n\n![B](/b.svg "C")\nD\n\n[![E][e]](/e) F\n\n[e]: /e.svg "G"',
    ...[/^8: "C" .*empty lines/, /^11: "G" /],
  ],
  ['a caption of a picture beside another', '![A](/a.svg)\n![B](/b.svg "C")', /^7: "C" /],
  ['bold text that ends in a sign, before a letter', 'A\n\n**「太字」**の文', /^8: .*<strong>/],
  [
    'HTML that pages leave out',
    'A <b onclick="a()" class="b">B</b><i class="c">C</i>\n<form><input type="text"></form>',
    ...[/^6: onclick="a\(\)" of <b>: /, /^6: class="b" of <b>: /],
    ...[/^7: <form>: /, /^7: type="text" of <input>: /],
  ],
  [
    'links that pages leave out',
    '[A](javascript:a)\n[B][b]\n<a href="data:text/html,a">C</a>\n\n[b]: ftp://b.example',
    ...[/^6: href="javascript:a" of <a>: /, /^7: href="ftp:\/\/b.example" of <a>: /],
    /^8: href="data:text\/html,a" of <a>: /,
  ],
])('%s is named, with its line', (_, text, ...warnings) => {
  expect(warningsOf(text)).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
});

it('videos without a picture to begin with are named', () => {
  const video = { poster: undefined, captions: [] };
  const clip = { file: 'public/clip.mp4', url: '', width: 1, height: 1, sources: [], video };
  const text = '![A](/clip.mp4)\n\n[A](https://youtu.be/abcdefghijk)';
  const check = (texts: readonly WrittenText[]) =>
    warnOfPosters(texts, (url) =>
      url === '/clip.mp4' ? clip : { expected: '', found: '', fix: '' },
    );
  expect(warningsOf(text, check)).toEqual([expect.stringMatching(/^6: .*clip\.jpg/)]);
});

it('files that have the title or place of another are named', () => {
  const entries = [
    { file: 'a.md', draft: false, title: 'A', order: 1, latest: 7 },
    { file: 'b.md', draft: false, title: 'A', order: 2 },
    { file: 'c.md', draft: false, title: 'C', order: 1 },
    { file: 'd.md', draft: true, title: 'A', order: 2, latest: 7 },
  ];
  expect(warnOfSame('title', entries)).toEqual([
    { file: 'b.md', words: '"A" is the title of a.md too' },
  ]);
  expect(warnOfSame('order', entries)).toMatchObject([{ file: 'c.md' }]);
  expect(warnOfSame('latest', entries)).toEqual([]);
});
