/** @jest-environment node */
import { readText } from '@/lib/markdown/text-facts';
import {
  contentFile,
  picture,
  post,
  project,
  projectFolder,
} from '../../../support/content-folder';
import { contentErrors } from '../../../support/errors';

const today = '2024-01-01';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** The errors of a post, whose text begins in line 6. */
function mistakesOf(text: string, files: Record<string, string> = {}) {
  const root = projectFolder({ ...picture, ...files, 'content/blog/a.md': post({}, text) });
  return contentErrors(root, { today });
}

const found = (text: string, files?: Record<string, string>) =>
  mistakesOf(text, files).map(({ line, found: words }) => `${line}: ${words}`);

it('errors of a text come with file and line, in their order', () => {
  const errors = mistakesOf('One\n\n![A](a/b.jpg)\n\n[c](/d)\n\n$\\frac{e$');
  expect(errors.map(({ file, line }) => `${file}:${line}`)).toEqual([
    ...['content/blog/a.md:8', 'content/blog/a.md:10', 'content/blog/a.md:12'],
  ]);
});

it.each([
  ['htps://a.example', 'https://a.example'],
  ['http:/a.example', 'http://a.example'],
  ['maito:a@b.example', 'mailto:a@b.example'],
])('a link to %s is an error with the right one', (written, right) => {
  const fix = expect.stringContaining(right);
  expect(mistakesOf(`A\n\n[b](${written})`)).toMatchObject([{ line: 8, fix }]);
  expect(mistakesOf(`[b](${right}) [c](tel:+1234) [d](irc://d.example)`)).toEqual([]);
});

describe('a picture', () => {
  it.each([
    ['markdown', '![](/images/b.svg)'],
    ['a reference', '![][b]\n\n[b]: /images/b.svg'],
    ['HTML', '<img src="/images/b.svg">'],
  ])('in %s without a description is an error', (_, text) => {
    const files = { 'public/images/b.svg': SVG };
    expect(found(text, files)).toEqual([expect.stringMatching(/^6: "\/images\/b.svg"/)]);
    expect(found('<img src="/images/b.svg" alt="">', files)).toEqual([]);
  });

  it('of another host is an error, one in the text itself is none', () => {
    expect(found('![a](https://b.example/c.png)\n\n<img src="//b.example/c.png" alt="c">')).toEqual(
      ['6: "https://b.example/c.png"', '8: "//b.example/c.png"'],
    );
    expect(found('![a](data:image/gif;base64,R0lGODlhAQABAAAAACw=)')).toEqual([]);
  });

  it('of a project has an address from the root', () => {
    const root = projectFolder({
      ...picture,
      'content/projects/a.md': project({}, '![A](a/b.jpg)'),
    });
    expect(contentErrors(root, { today })).toContainEqual(
      expect.objectContaining({
        file: 'content/projects/a.md',
        fix: expect.stringContaining('begin its URL with /images/'),
      }),
    );
  });
});

it.each([
  ['b.svg', 'content/blog/a/b.svg', 'a/b.svg'],
  ['/pictures/c.svg', 'public/images/c.svg', '/images/c.svg'],
])('%s is proposed where it is: %s', (written, file, src) => {
  expect(mistakesOf(`![A](${written})`, { [file]: SVG })).toMatchObject([
    { found: `"${written}"`, fix: expect.stringContaining(` ${src},`) },
  ]);
});

describe('a link to a part of a page', () => {
  const other = { 'content/blog/b.md': post({}, '## One part\n\nText[^1]\n\n[^1]: Note') };

  it.each(['[a](#here)\n\n## Here', '[a](/blog/b#one-part)', '[a](/about#story)', '[a](#)'])(
    'is fine: %s',
    (text) => expect(found(text, other)).toEqual([]),
  );

  it('that the page does not have is an error, which names those it has', () => {
    const [problem] = mistakesOf('One\n\n[a](/blog/b/#two-parts)', other);
    expect(problem).toMatchObject({
      line: 8,
      found: expect.stringContaining('"/blog/b/#two-parts"'),
      fix: expect.stringContaining('#one-part'),
    });
    expect(found('[a](#nowhere)\n\n## Here')).toHaveLength(1);
  });

  it("is checked on the owner's own pages, too", () => {
    const fields = { title: 'Uses', description: 'What I use.' };
    const files = { 'content/pages/uses.md': contentFile(fields, '[a](#nowhere)\n\n## Desk') };
    expect(found('[a](/uses/#desk)\n\n[b](/uses/#dekc)', files)).toEqual([
      expect.stringMatching(/^5: .*#nowhere/),
      expect.stringMatching(/^8: .*#dekc/),
    ]);
  });
});

it('a link to what cannot be read yet is none more', () => {
  const root = projectFolder({
    'content/blog/a.md': '---\ntitle: "A\n---\n\nB',
    'content/pages/uses.md': contentFile(
      { title: 'Uses', description: 'What I use.' },
      '[a](/blog/a/) [b](/blog/)',
    ),
  });
  expect(contentErrors(root, { today }).map(({ file }) => file)).toEqual(['content/blog/a.md']);
});

describe('tags of other generators', () => {
  it.each([
    ['{{< toc >}}', '{{< toc >}}'],
    ['![A](my post (2).JPG "b")', '![A](my post (2).JPG'],
    ['{% highlight ruby %}', '{% highlight ruby %}'],
    ['A\n{: .wide width="400" }', '{: .wide width="400" }', 7],
    ['A\n\n## B {#c}', '{#c}', 8],
    ['[[toc]]', '[[toc]]'],
    ['[A](/about/){target="_blank"}', '{target="_blank"}'],
    ['> [!info] A\n> B', '[!info] A'],
    [':::note\nA\n:::', ':::note'],
    ['@[card](https://example.com/)', '@[card](https://example.com/)'],
    ['![A](/images/a.svg =400x)', '![A](/images/a.svg =400x)'],
    ['A^[a note]', '^[a note]'],
    ['A ==B c==, d', '==B c=='],
    ['A (:tada:) B', ':tada:'],
  ])('are an error: %s', (text, tag, line = 6) => {
    expect(found(text)).toContain(`${line}: "${tag}"`);
  });

  it.each([
    ['{{< figure src="a.png" >}}', '!['],
    ['{{<figure src="a.png">}}', '!['],
    ['{{< highlight go >}}', '```'],
    ['{% endhighlight %}', '```'],
    ['{% include note.html %}', 'in its place'],
    ['[A]({{ site.baseurl }}/a/)', 'remove'],
    ['{{< youtube abc >}}', 'paragraph'],
    ['[A]({{< relref "b.md" >}})', '/blog/'],
    ['{{% own %}}', 'backticks'],
    ['{{% toc %}}', 'remove'],
    ['{{% notice tip "A :tada: B" %}}', '> [!NOTE]'],
    ['{{% /notice %}}', '> [!NOTE]'],
    ['{{< own >}}', 'backticks'],
    [':::details More\nA\n:::', '<details>'],
    ['@[youtube](abc)', 'https://youtu.be/'],
  ])('are one error, with what to write instead: %s', (text, fix) => {
    expect(mistakesOf(text)).toMatchObject([{ fix: expect.stringContaining(fix) }]);
  });

  it.each([
    '`{{< toc >}}` and <code>{% raw %}</code>',
    '```liquid\n{% for a in b %}\n```',
    '$\\{: .a\\}$',
    '<!-- {% comment %} -->',
    'A {{ name }} in Handlebars, {:key value} in Clojure',
    '![A](/images/a.svg) becomes b c.png, ![B](/images/a.svg "a b.png")',
    '## `{#a}` and {#if}\n\n[toc]\n\n[toc]: /about/',
    'a == b == c, "==" or "==", x==y and z==w, YQ==; `==a==`',
    'x^[2] and \\^[a]',
    '10:30:45, a:b:c, std::vector::at, ::1, \\:tada:, `:tada:`, :-:, a :b, c: d',
  ])('may be shown: %s', (text) => expect(found(text)).toEqual([]));
});

it.each([
  ['<iframe title="A film" src="https://youtu.be/a"></iframe>', 'alone in its paragraph'],
  ['<video src="a.mp4"></video>', '![what it shows]('],
  ['<audio controls title="A song" src="/a.mp3"></audio>', 'a link'],
])('what pages do not show of %s is one error', (text, fix) => {
  expect(mistakesOf(`A\n\n${text}`)).toMatchObject([
    { line: 8, fix: expect.stringContaining(fix) },
  ]);
});

describe('words that a page would lack', () => {
  it.each([
    ['a missing quote', '<div class="foo>\n\nA "b" c\n\n</div>', '6: div class foo A b c'],
    ['a comment', 'A\n\n<!-- B\n\nC', '8: B C'],
    ['more cells than columns', '| A |\n| - |\n| B | C | D |\n| E |', '8: C D'],
    ['a footnote that nobody mentions', 'A\n\n[^1]: B\n    C', '8: B C'],
  ])('are an error that names them: %s', (_, text, error) => {
    const [line, words] = error.split(': ');
    expect(found(text)).toEqual([expect.stringMatching(`^${line}: .*: "${words}"$`)]);
  });

  it.each([
    '<!-- A\n\nB --> C',
    '`<!--` and <b title="A > B">C</b> &eacute;t&#233;',
    'A[^1] $x_1$\n\n```ts title="A"\nlet a;\n```\n\n$$\ny\n$$\n\n[^1]: B[^2]\n[^2]: C',
    '[//]: # (A)\n[comment]: <> (B)',
  ])('are none of those in %s', (text) => expect(found(text)).toEqual([]));
});

describe('two dollars that are no formula', () => {
  it.each([
    ['$$ a = b\n\nC', 6],
    ['A\n\n$$ a\n= b\n$$\n\nC\n\n$$\n\nD', 8],
    ['A $x$\nand $$ a', 7],
  ])('are an error: %j', (text, line) => {
    expect(found(text)).toEqual([expect.stringMatching(`^${line}: \\$\\$: `)]);
  });

  it.each(['\\$\\$', 'A $$$', '`$$`', '    $$', 'A $$ b $$', '$$\nb\n$$'])(
    'are none in %s',
    (text) => expect(found(text)).toEqual([]),
  );
});

describe('an element that holds the rest of a text', () => {
  it.each([
    ['details', '<details>\n<summary>A</summary>\n\nB', '<details>'],
    ['what is open when its parent ends', '<div><b>A</div>\n\nB', '<b>'],
    ['an end without a name', '<details/>\n\nA', '<details>'],
  ])('is an error: %s', (_, text, tag) => {
    expect(found(text)).toEqual([expect.stringMatching(`^6: ${tag}`)]);
  });

  it.each([
    '<SUP>\n\n</sup>',
    '<!-- <b> --> <br> <ul><li>A<li>B</ul> <p>C',
    '> <div>\n\n</div>',
    '<svg><path/></svg>',
    '`<b>`',
  ])('is none of %s', (text) => expect(found(text)).toEqual([]));
});

it('a formula that is one only in a block is an error in a line', () => {
  const formula = '\\begin{align}a&=b\\end{align}';
  expect(found(`A $${formula}$`)).toHaveLength(1);
  expect(found(`A $$${formula}$$`)).toEqual([]);
  expect(found(`$$\n${formula}\n$$`)).toEqual([]);
});

describe('a formula between lines of $$', () => {
  it.each(['$$\na', '> $$\n> a\n\nB', '$$\na $$\n\nB', '$$\n\nA'])('is closed: %s', (text) => {
    expect(found(text)[0]).toMatch(/^6: \$\$: /);
  });

  it.each(['$$\na\n$$', '$$ a\n= b $$', '> $$\n> a\n> $$', '- $$\n  a\n  $$\n'])(
    'is fine: %s',
    (text) => expect(found(text)).toEqual([]),
  );
});

describe('a fence of code', () => {
  it.each([
    ['without a closing one', '```kotlin\nA\n\n## B\n', 6],
    ['closed with other letters', 'A\n\n~~~~\nB\n~~~\n```\n', 8],
    ['closed with words', '```js\nA\n``` B', 6],
    ['at the end of the text', 'A\n\n```', 8],
    ['in a list', '- A\n\n  ```\n  B\n\nC', 8],
  ])('%s is an error', (_, text, line) => {
    const [problem, ...others] = mistakesOf(text);
    expect(problem).toMatchObject({ line, fix: expect.stringMatching(/```|~~~/) });
    expect(others).toEqual([]);
  });

  it.each([
    '```\nA\n```',
    '```js\nA\n`````  \n\nB',
    '````\n```js\nA\n```\n````',
    '- A\n  ```\n  B\n  ```\n- C',
    '> ```\n> A\n>```\nB',
    'A `` ``` `` B',
  ])('is fine: %j', (text) => expect(found(text)).toEqual([]));
});

describe('a reference to a formula', () => {
  it.each(['A\n\\eqref{shares} B', 'A\n- \\ref{shares}'])('is one in dollars alone: %j', (text) => {
    const [tex] = /\\\w+\{\w+\}/.exec(text) ?? [];
    expect(mistakesOf(text)).toMatchObject([{ line: 7, fix: `write $${tex}$` }]);
  });

  it.each(['`\\eqref{a}`', '\\\\eqref{a}', '$$\na\\tag{1}\\label{b}\n$$\n\nSee $\\eqref{b}$.'])(
    'is fine: %s',
    (text) => expect(found(text)).toEqual([]),
  );
});

it('the line of a field that holds markdown is where its text begins', () => {
  const fields = project().replace(
    'contextDescription: "It began."',
    'contextDescription: |\n  A\n\n  [b](/c)',
  );
  const root = projectFolder({ ...picture, 'content/projects/a.md': fields });
  const problems = contentErrors(root, { today });
  const line = fields.split('\n').indexOf('  [b](/c)') + 1;
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'content/projects/a.md', field: 'contextDescription', line }),
  );
});

it('finds what is still to be written, wherever it is', () => {
  const written = [
    ...['- To write: a list', '', '> To write: a quotation', '', '<p class="b">To write: HTML</p>'],
    ...['', '![To write: a description](/a.png "To write: a caption")', '', 'What To write: is'],
    ...['', 'TODO', '', 'A Todo list, and a TODO'],
  ].join('\n');
  expect(readText(written, 5).unwritten.map(({ line }) => line)).toEqual([5, 7, 9, 11, 11, 15]);
});
