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
  expect((await check('- a\n\n  ~~~~ts\n  ~~~\n  ~~~~')).faults).toEqual([]);
});

it.each([
  ['a\n{: .notice--warning}', 2, '{: .notice--warning}'],
  ['{% katex %} a^2 {% endkatex %}', 1, '{% katex %} a^2 {% endkatex %}'],
  ['a\nb {{< youtube a >}}', 2, '{{< youtube a >}}'],
  ['[caption id="a"]![c](d.png)[/caption]', 1, '[caption id="a"]'],
  ['a [latex]b[/latex]', 1, '[latex]b[/latex]'],
  ['a\n![b(c/d.jpg)', 2, '![b(c/d.jpg)'],
  ['see (it)[/blog/]', 1, '(it)[/blog/]'],
  ['a ** very ** b', 1, '** very **'],
  ['| a | b |\n| c | d |', 1, '| a | b | | c | d |'],
  ['a {% embed https://b.test %} c', 1, '{% embed https://b.test %}'],
  ["import A from '@/a'\n\nb", 1, "import A from '@/a'"],
  ['a {/* b */}', 1, '{/* b */}'],
  ['a {new Date().getFullYear()}', 1, '{new Date().getFullYear()}'],
  [':::warning\na\n:::', 1, ':::warning a :::'],
  ['a [@Nash1950]', 1, '[@Nash1950]'],
  ['a [[b]]', 1, '[[b]]'],
  ['a\n\n%[https://b.test]', 3, '%[https://b.test]'],
  ['#Tracks', 1, '#Tracks'],
  ['a[^9]', 1, '[^9]'],
  ['##Tracks', 1, '##Tracks'],
  ['a [b] (/c/)', 1, '[b] (/c/)'],
  ['<figure>\n  ![a](b.png)\n</figure>', 2, '![a](b.png)'],
  ['set $\\alpha = 0.05$ for $5', 1, '$\\alpha = 0.05$'],
  ['let $x_t$ cost $5', 1, '$x_t$'],
  ['of $n$ for $5 (a_b) or $6', 1, '$n$'],
  ['> [!tip] A title\n> b', 1, '[!tip] A title'],
  ['> [!info]\n> b', 1, '[!info]'],
])('warns of markup that pages would show: %s', async (source, line, found) => {
  expect((await check(source)).faults).toMatchObject([
    { severity: 'warning', line, found: `${found}, which pages show as it is` },
  ]);
});

it('says how to write a formula of MathJax, and an image of another generator', async () => {
  const { faults } = await check(
    'a \\(x\\) \\(not one\\)\n\n\\[\na_1\n\\]\n\n{{< figure src="b.png" alt="B" >}}',
  );
  expect(faults).toMatchObject([
    { severity: 'warning', line: 1, fix: 'write $$x$$' },
    { severity: 'warning', line: 3, fix: 'write $$a_1$$' },
    { severity: 'warning', line: 7, fix: 'write ![B](b.png)' },
  ]);
});

it.each([
  '> [!TIP]\n> a',
  '#a #b',
  'import taxes are "high"',
  'a {b: 1} and {c, d}',
  'a[0][1], f(x)[/y] and \\[1\\]',
  'See https://a.test and <https://b.test>.',
  'Escaped: \\$5_0 or \\$6_0, \\[^1], \\{{ a }}, \\[b](c d), \\*\\*e\\*\\*.',
  '```ts {1,3-5} title="a {b}.ts"\na\n```',
])('takes %j', async (source) => {
  expect(await faultsOf(source)).toEqual([]);
});

it('reports JSX as one error', async () => {
  expect(await faultsOf('<Image src={ocean} alt="a" width={256} />')).toEqual([
    '1: <img> with {…}',
  ]);
});

it('reports languages that cannot be highlighted', async () => {
  expect((await check('```js:a.js\nb\n```')).faults).toMatchObject([
    { fix: 'write js title="a.js"' },
  ]);
  expect((await check('```pyhton\na\n```')).faults).toMatchObject([{ fix: 'write python' }]);
  const found = await faultsOf('```k8s\na\n```\n\n```Yaml\nb\n```\n\n```rust,no_run\nc\n```');
  expect(found).toEqual(['1: "k8s", which cannot be highlighted']);
});

it('does not report attributes that the site sets itself', async () => {
  const source =
    '<a href="https://a.test" target="_blank" rel="noopener">a</a>\n<img src="a.png" alt="" loading="lazy" srcset="b.png 2x">';
  expect(await faultsOf(source)).toEqual([]);
});

it('says how to write a path with template code', async () => {
  const { faults } = await check('![a]({{ site.url }}/b.png) [c]({% post_url 2020-01-02-d %})');
  expect(faults).toMatchObject([
    { severity: 'error', fix: 'write ![a](/b.png)' },
    { severity: 'error', fix: expect.stringContaining('write [c](the path of the page') },
  ]);
});

it('says how to write a path with spaces, before a caption too', async () => {
  const { faults } = await check(
    '![A](my page.png "B") [c](d e.pdf) ![f](g.png “H”) ![](https://a.test/i.png align="center")',
  );
  expect(faults).toMatchObject([
    { fix: 'write ![A](<my page.png> "B")' },
    { fix: 'write [c](<d e.pdf>)' },
    { fix: 'write ![f](g.png "H")' },
    { fix: 'write ![what it shows](https://a.test/i.png)' },
  ]);
});
