import { checkText } from '@/lib/markdown/check-text';
import { markdownStrings } from '../../support/markdown';

const check = (source: string) => checkText(source, { strings: markdownStrings, base: '/blog/' });

/** The faults of a text, as `line: found`. */
const faultsOf = async (source: string) =>
  (await check(source)).faults.map(({ line, found }) => `${line}: ${found}`);

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
  expect(await faultsOf(source)).toEqual([]);
});

it('reports links and images of a text, with their lines', async () => {
  const { links, images, ids } = await check(
    '## A\n\n[b](/b) <a href="#c">c</a>\n\n![d](e.png)\n\n<img src="f.png">',
  );
  expect(links).toEqual([
    { url: '/b', line: 3 },
    { url: '#c', line: 3 },
  ]);
  expect(images).toEqual([
    { url: 'e.png', alt: 'd', line: 5 },
    { url: 'f.png', alt: undefined, line: 7 },
  ]);
  expect(ids).toEqual(['a']);
});

it.each([
  ['a script', '<script>alert(1)</script>', ['1: <script>']],
  [
    'a style sheet, as one',
    '<div>\n<style>\n  .a {\n  }\n\n  .b {\n  }\n</style>\n\n</div>',
    ['2: <style>'],
  ],
  ['a style', '<p style="color: red">a</p>', ['1: style="color: red"']],
  ['a width in percent', '<img src="a.png" alt="" width="50%">', ['1: width="50%"']],
  ['a height', '<img src="a.png" alt="" height="50">', ['1: height="50"']],
  ['an attribute', '<p hidden>a</p>', ['1: hidden']],
  ['a drawing, as one', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', ['1: <svg>']],
  [
    'a picture, as one',
    '<picture><source srcset="a.webp"><img src="a.png" alt=""></picture>',
    ['1: <picture>'],
  ],
  ['a cell without a column', '| a |\n| - |\n| b | lost |', ['3: "lost", left out']],
])('reports that pages leave out %s', async (_, source, found) => {
  expect(await faultsOf(source)).toEqual(found);
});

it('finds a code block without an end', async () => {
  expect((await check('a\n\n```ts\nb\n\nc')).faults).toMatchObject([
    { severity: 'error', line: 3, fix: 'write ``` below the code' },
  ]);
  expect((await check('```sh\na\n\nb\n\n```yaml\nc\n```\n\nd')).faults).toMatchObject([
    { severity: 'error', line: 1, found: '```sh, and all text to ```yaml as code' },
  ]);
  expect(await faultsOf('````md\n```ts\na\n```\n````')).toEqual([]);
  expect((await check('- a\n\n  ~~~~ts\n  ~~~\n  ~~~~')).faults).toEqual([]);
});

it.each([
  ['a\n{: .notice--warning}', 2, '{: .notice--warning}'],
  ['a\nb {{< youtube a >}}', 2, '{{< youtube a >}}'],
  ['[gallery ids="1,2"]', 1, '[gallery ids="1,2"]'],
  ['a {% note %}', 1, '{% note %}'],
  ['a\n\n{% endnote %}', 3, '{% endnote %}'],
  ['![a]({{ site.url }}/b.png)', 1, '{{ site.url }}'],
  ['a {% embed https://b.test %} c', 1, '{% embed https://b.test %}'],
  ["import A from '@/a'\n\nb", 1, "import A from '@/a'"],
  ['a {/* b */}', 1, '{/* b */}'],
  [':::warning\na\n:::', 1, ':::warning'],
  ['## Going {#go}', 1, '{#go}'],
  ['a[^9]', 1, '[^9]'],
  ['| a |\n| - |\n| b[^no] |', 3, '[^no]'],
  ['a [[b]]', 1, '[[b]]'],
  ['a\n\n%[https://b.test]', 3, '%[https://b.test]'],
  ['a [/caption]', 1, '[/caption]'],
  ['a {{% note %}}', 1, '{{% note %}}'],
])('finds markup of other programs: %s', async (source, line, found) => {
  expect((await check(source)).faults).toMatchObject([
    { severity: 'error', line, found: `${found}, which pages show as it is` },
  ]);
});

it.each([
  ['a\n![b(c/d.jpg)', 2, '![b(c/d.jpg)'],
  ['see (it)[/blog/]', 1, '(it)[/blog/]'],
  ['a ** very ** b', 1, '** very **'],
  ['| a | b |\n| c | d |', 1, '| a | b | | c | d |'],
  ['#Tracks', 1, '#Tracks'],
  ['##Tracks', 1, '##Tracks'],
  ['a [b] (/c/)', 1, '[b] (/c/)'],
  ['a [b] (https://c.test)', 1, '[b] (https://c.test)'],
  ['a [b](https://c.test d', 1, '](https://c.test d'],
  ['a [b c][d]', 1, '[b c][d]'],
  ['in {frontmatter.year}', 1, '{frontmatter.year}'],
  ['let \\(x^2\\) be', 1, '\\(x^2\\)'],
  ['<figure>\n  ![a](b.png)\n</figure>', 2, '![a](b.png)'],
  ['<div>\nA **b** c\n</div>', 2, '**b**'],
  ['set $\\alpha = 0.05$ for $5', 1, '$\\alpha = 0.05$'],
  ['let $x_t$ cost $5', 1, '$x_t$'],
  ['of $n$ for $5 (a_b) or $6', 1, '$n$'],
  ['takes $O(n)$ steps', 1, '$O(n)$'],
  ['> [!tip] A title\n> b', 1, '[!tip] A title'],
  ['> [!info]\n> b', 1, '[!info]'],
])('warns of markup that pages would show: %s', async (source, line, found) => {
  expect((await check(source)).faults).toMatchObject([
    { severity: 'warning', line, found: `${found}, which pages show as it is` },
  ]);
});

it.each([
  '> [!TIP]\n> a',
  'as [1][2] say',
  '> $$\n> x\n> $$\n\n- $$\n  y\n  $$',
  '[a][b], [b][] and ![c][b]\n\n[b]: https://b.test',
  '#a #b',
  'a == b and c == d',
  '<pre><code>**a**</code></pre>',
  '\\{{ site.url }}',
  'import taxes are "high"',
  'a {b: 1} and {c, d}',
  'a[0][1], f(x)[/y] and \\[1\\]',
  'See https://a.test and <https://b.test>.',
  'Escaped: \\$5_0 or \\$6_0, \\[^1], \\{{ a }}, \\[b](c d), \\*\\*e\\*\\*.',
  '```ts {1,3-5} title="a {b}.ts"\na\n```',
])('accepts %j', async (source) => {
  expect(await faultsOf(source)).toEqual([]);
});

it('warns of classes in HTML, which have no effect', async () => {
  expect((await check('<p class="a">b</p>\n\n- [ ] c[^1]\n\n[^1]: d')).faults).toMatchObject([
    { severity: 'warning', line: 1, found: 'class="a"', fix: 'remove the attribute' },
  ]);
});

it('reports every wrong marker on its line', async () => {
  const { faults } = await check('```js\na // [!code +]\nb\nc // [!code -]\n```');
  expect(faults.map(({ line, fix }) => `${line}: ${fix.split(',')[0]}`)).toEqual([
    '2: write [!code ++]',
    '4: write [!code --]',
  ]);
});

it('names every type that is taken for an element', async () => {
  const found = await faultsOf('A Flow<UiState>, and a Result<Key, List<Item>>.');
  expect(found).toEqual(['1: <UiState>', '1: <Item>']);
  expect((await check('a <constructor> b')).faults).toMatchObject([
    { fix: expect.stringContaining('put it between backticks') },
  ]);
});

it('reports languages that cannot be highlighted', async () => {
  expect((await check('```pyhton\na\n```')).faults).toMatchObject([{ fix: 'write python' }]);
  expect((await check('```Kotlin:a.kt\na\n```')).faults).toMatchObject([
    { fix: 'write Kotlin title="a.kt"' },
  ]);
  const found = await faultsOf('```k8s\na\n```\n\n```Yaml\nb\n```\n\n```rust,no_run\nc\n```');
  expect(found).toEqual(['1: "k8s", which cannot be highlighted']);
});

it('does not report attributes that the site sets itself', async () => {
  const source =
    '<a href="https://a.test" target="_blank" rel="noopener">a</a>\n<img src="a.png" alt="" loading="lazy" srcset="b.png 2x">';
  expect(await faultsOf(source)).toEqual([]);
});

it('reports links and images that stay text because of a space in their URL', async () => {
  const { faults } = await check('![A](my page.png "B")\n\n[c](d e.pdf)');
  const fault = { severity: 'error', fix: expect.stringContaining('with %20') };
  expect(faults).toMatchObject([
    { ...fault, line: 1 },
    { ...fault, line: 3 },
  ]);
});

it.each([
  ['a {{< ref "posts/b.md" >}}', /^write Markdown: .* put it between backticks$/],
  ['[a]({{< relref "posts/b.md" >}})', /^write Markdown/],
  ['between $$ and $$, as', /^put each \$\$ that is meant as text/],
  ['![][a]\n\n[a]: b.png', /^write what it shows/],
  ['```golang\na\n```', /^write go$/],
  ['```sol\na\n```', /^write solidity$/],
  ['```shell-session\na\n```', /^write shellsession$/],
  ['```js\na // [!code +]\n```', /^write \[!code \+\+\]/],
  ['# A', /^write ##, or remove it if it repeats the title$/],
  ['a[^b]', /^write \[\^b\]: and its text/],
  ['$$\nx\n\n## A', /^write \$\$ on a line of its own/],
  ['| a | b |\n|---|---|\n| `c || d` | e |', /^write \\\| for each \|/],
  ['![a](C:\\b.png)', /^save the file beside/],
  ['```c {hl_lines=[2,3]}\na\n```', /^write \{2,3\}$/],
  ['```py ins={3}\na\n```', /\[!code \+\+\]/],
  ['```js subtitle=a\nb\n```', /^remove it; lines to mark/],
  ['```constructor\na\n```', /^write a name from that list/],
])('says what to write in place of %j', async (source, fix) => {
  expect((await check(source)).faults).toMatchObject([{ fix: expect.stringMatching(fix) }]);
});
