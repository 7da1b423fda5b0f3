/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Files, fixture, imported, projectFolder } from './support/imported';

const PIXEL = readFileSync(`${fixture('hugo')}/static/images/cover.png`);

const post = (title: string, body: string, fields = '') =>
  `---\ntitle: ${title}\ndate: 2020-01-01\n${fields}---\n\n${body}\n`;

/** A Hugo site, whose URL its configuration tells. */
const site = (files: Files) =>
  projectFolder({
    'hugo.toml': 'baseURL = "https://old.test/"',
    'archetypes/default.md': '',
    ...files,
  });

/** Imports a Hugo site with one post. */
const importedPost = (body: string, others: Files = {}) =>
  imported(site({ 'content/posts/a.md': post('A', body), ...others }));

it('leads links to other pages of the old site there', async () => {
  const source = site({
    'content/posts/a/index.md': post(
      'A',
      'See [slides](/slides/), [a demo](demo/index.html), [more](https://old.test/more/#x), [projects](/projects/).',
    ),
    'content/posts/a/demo/index.html': '<script>alert(1)</script>',
  });
  const { read, report, publicFiles } = await imported(source);
  expect(read('blog/a.md')).toContain(
    'See [slides](https://old.test/slides/), [a demo](https://old.test/posts/a/demo/index.html), [more](https://old.test/more/#x), [projects](https://old.test/projects/).',
  );
  expect(publicFiles()).toEqual([]);
  expect(report).not.toContain('Left for you');
  expect(report).toContain('1 post written: 1 published, 0 drafts. 1 of 1 need nothing more.');
});

it('copies files that posts link to, and videos', async () => {
  const source = site({
    'content/posts/a/index.md': post(
      'A',
      'My [paper](./My%20paper.pdf), [again](My%20paper.pdf), [notes](.notes), [the source](b.md).\n\n<video autoplay>\n<source src="clip.mp4" type="video/mp4">\n\nYour browser is old.\n\n</video>\n\n{{< clip "clip.mp4" >}}',
    ),
    'content/posts/a/My paper.pdf': '%PDF-1.7',
    'content/posts/a/clip.mp4': 'video',
    'layouts/shortcodes/clip.html': '<video src="{{ .Get 0 }}" controls></video>',
    'content/posts/a/.notes': 'secret',
  });
  const { read, files, publicFiles, report } = await imported(source);
  expect(publicFiles()).toEqual(['files/a/my-paper.pdf']);
  expect(files()).toEqual(['blog/a.md', 'blog/a/clip.mp4']);
  expect(read('blog/a.md')).toContain(
    'My [paper](/files/a/my-paper.pdf), [again](/files/a/my-paper.pdf), [notes](https://old.test/posts/a/.notes), the source.',
  );
  expect(read('blog/a.md').match(/<video src="a\/clip\.mp4" controls><\/video>/g)).toHaveLength(2);
  expect(report).toContain('Your browser is old.');
});

it('leads links to tags to the page of the tag', async () => {
  const source = site({
    'content/posts/a.md': post('A', 'On [CSS](/tags/css/) and [Go](/tags/go/).', 'tags: [CSS]\n'),
  });
  const { read } = await imported(source);
  expect(read('blog/a.md')).toContain(
    'On [CSS](/blog/tags/css/) and [Go](https://old.test/tags/go/).',
  );
});

it('keeps anchors that are no headings', async () => {
  const { read } = await importedPost(
    '[To the setup](#old-setup), [to the aside](#aside).\n\n<a name="old-setup"></a>\n\n## Set up\n\nWords.\n\n<div id="aside">An aside.</div>',
    { 'content/posts/b.md': post('B', '[The setup](/posts/a/#old-setup)') },
  );
  expect(read('blog/a.md')).toContain('[To the setup](#set-up), [to the aside](#set-up).');
  expect(read('blog/b.md')).toContain('[The setup](/blog/a/#set-up)');
});

it('describes images by their captions, and asks for the other descriptions', async () => {
  const source = site({
    'content/posts/a.md': post(
      'A',
      '![](/x.png "A harbour")\n\n{{< figure src="/x.png" caption="From [here](https://x.test/)" >}}\n\n<figure><img src="/x.png"><figcaption>At night</figcaption></figure>\n\n<img src="/x.png" alt="">\n\n![](/x.png)',
      'cover: /x.png\n',
    ),
    'static/x.png': PIXEL,
  });
  const { read, report } = await imported(source);
  expect(read('blog/a.md')).toMatchInlineSnapshot(`
    "---
    title: A
    date: 01-01-2020
    preview: From here
    aliases:
      - /posts/a/
    ---

    ![A harbour](a/x.png "A harbour")

    <figure>

    ![From here](a/x.png)

    <figcaption>

    From [here](https://x.test/)

    </figcaption>
    </figure>

    <figure><img src="a/x.png" alt="At night"><figcaption>At night</figcaption></figure>

    <img src="a/x.png" alt="">

    ![To write: what the image shows](a/x.png)
    "
  `);
  expect(report).toMatchInlineSnapshot(`
    "Hugo: 1 post.

    Old file → new file → old URL

      content/posts/a.md → blog/a.md → /posts/a/

    Decided

    Covers that the text begins with, so that they are not shown twice (1)

      blog/a.md:1  a/x.png

    Left for you

    Descriptions of images to write, at "To write:" (1)

      blog/a.md:26  an image without a description: a/x.png

    Try an old URL, to see whether all are right: https://old.test/posts/a/ was "A".

    1 post written: 1 published, 0 drafts. 0 of 1 need nothing more."
  `);
});

it('asks for the description of a cover, unless its author says that it is decoration', async () => {
  const source = site({
    'content/posts/missing.md': post('Missing', 'Text.', 'cover:\n  image: /x.png\n  alt:\n'),
    'content/posts/decoration.md': post('None', 'Text.', 'cover:\n  image: /x.png\n  alt: ""\n'),
    'static/x.png': PIXEL,
  });
  const { read, report } = await imported(source);
  expect(read('blog/missing.md')).toContain('\nimageAlt: "To write: what the image shows"\n');
  expect(read('blog/decoration.md')).toContain('\nimageAlt: ""\n');
  expect(report).toContain('\n  blog/missing.md:6  a cover without a description: missing/x.png\n');
  expect(report).not.toContain('blog/decoration.md:');
});

it('lists values that a field cannot have besides another', async () => {
  const source = site({
    'content/posts/a.md': post(
      'A',
      'Text.',
      'description: One\nsummary: Two\nimages: [/x.png, /y.png]\n',
    ),
    'static/x.png': PIXEL,
  });
  const { report } = await imported(source);
  expect(report).toContain('\n  summary  in 1 post: Two\n');
  expect(report).toContain('\n  images  in 1 post: ["/x.png","/y.png"]\n');
});

it('leads to videos, also where templates show only a picture of them', async () => {
  const { read, report } = await importedPost(
    '{{< film url="https://www.youtube.com/embed/abc" start="84" preview="/x.png" >}}\n\n![A talk](https://youtu.be/def)\n\n<iframe src="https://www.youtube.com/embed/ghi?start=9"></iframe>',
    {
      'layouts/shortcodes/film.html':
        '<div data-url="{{ .Get "url" }}"><img src="{{ .Get "preview" }}"></div>',
    },
  );
  expect(read('blog/a.md')).toMatch(
    /\n\[Video\]\(https:\/\/www\.youtube\.com\/watch\?v=abc\\?&t=84\)\n\n\[A talk\]\(https:\/\/www\.youtube\.com\/watch\?v=def\)\n\n\[Video\]\(https:\/\/www\.youtube\.com\/watch\?v=ghi\\?&t=9\)\n$/,
  );
  expect(report).not.toContain('Left for you');
});

it('keeps the credits of figures, and braces of formulas', async () => {
  const { read } = await importedPost(
    '{{< figure src="/x.png" alt="A boat" caption="At sea" credits="Photo: Ada" >}}\n\nThe set $\\\\{0, x_1\\\\}$.',
    { 'static/x.png': PIXEL },
  );
  expect(read('blog/a.md')).toContain('![A boat](a/x.png "At sea. Photo: Ada")');
  expect(read('blog/a.md')).toContain('The set $$\\{0, x_1\\}$$.');
});

it('reads fences and lists in HTML', async () => {
  const { read } = await importedPost(
    '<div>\n```js\nlet a;\n\nlet b;\n```\n- one\n</div>\n\n<details>\n<summary>More</summary>\n    1. first\n    2. second\n</details>\n\n<br>\n**Bold**\n\n<pre>\n- as it is\n</pre>',
  );
  expect(read('blog/a.md')).toContain(
    '<div>\n\n```js\nlet a;\n\nlet b;\n```\n- one\n</div>\n\n<details>\n<summary>More</summary>\n\n1. first\n2. second\n</details>\n\n<br>\n\n**Bold**\n\n<pre>\n- as it is\n</pre>\n',
  );
});

it('keeps words in angle brackets, and lists tags that HTML does not have', async () => {
  const { read, report } = await importedPost(
    'Install <version> of <solution folder> and <base>. <Bold>So</Bold>.\n\n<foo bar="1">\n  <baz qux="2">\n\n![https://a.test/b](https://b.test/c.png)',
  );
  expect(read('blog/a.md')).toContain(
    'Install &lt;version> of &lt;solution folder> and &lt;base>. So.\n\n[https://a.test/b](https://b.test/c.png)\n',
  );
  expect(report).toContain('  blog/a.md:9  <Bold>\n');
  expect(report).toContain('  blog/a.md:11  <foo bar="1">\n');
  expect(report).toContain('  blog/a.md:11  <baz qux="2">\n');
});

it('leads to headings by the ids that they had', async () => {
  const { read } = await importedPost(
    '[One](#context), [two](#big-fire)\n\n## Context\n\n## Big :fire:\n\nWords.',
  );
  expect(read('blog/a.md')).toContain('[One](#context-1), [two](#big-)');
});

it('inserts texts that posts of Jekyll include', async () => {
  const source = projectFolder({
    '_config.yml': 'url: https://old.test',
    '_includes/en.md': '# One\n\nIt is {{ site.url }}/x.',
    '_includes/sign.html': '<b>Me</b>',
    '_posts/2020-01-01-a.md': post(
      'A',
      '<div>\n    {% capture en %}{% include en.md %}{% endcapture %}\n    {{ en | markdownify }}\n</div>\n\n{% include sign.html %}',
    ),
  });
  const { read, report } = await imported(source);
  expect(read('blog/a.md')).toContain('<div>\n\n## One\n\nIt is /x.\n\n</div>');
  expect(report).toContain('{% include sign.html %}');
});

it('reads bold around other markup, and all formulas of a text that certainly has some', async () => {
  const { read, report } = await importedPost(
    '是因為**「它用 `x` 技術」**由於\n\nSome[^lost].\n\nSince $\\alpha_{1}$ is, if$u-v$ and $(X)$ are, $5 or $10 are not.',
    { 'content/posts/b.md': post('B', 'The PHP variables $a-b$ and $c.') },
  );
  expect(read('blog/a.md')).toContain(
    '是因為**「它用 `x` 技術」**由於\n\nSome\\[^lost].\n\nSince $$\\alpha_{1}$$ is, if$$u-v$$ and $$(X)$$ are, $5 or $10 are not.\n',
  );
  expect(read('blog/b.md')).toContain('$a-b$ and $c.');
  expect(report).toContain('a footnote without a text: [^lost]');
});

it('describes posts without paragraphs by the text of quotes and HTML, or by their titles', async () => {
  const source = site({
    'content/posts/a.md': post('A', '## Head\n\n<div>\n  <b>It</b> moved. So did I.\n</div>'),
    'content/posts/b.md': post('B', '> [!NOTE]\n> It moved.'),
    'content/posts/c.md': post('C', '```js\nlet a;\n```'),
  });
  const { read } = await imported(source);
  expect(read('blog/a.md')).toContain('\npreview: It moved. So did I.\n');
  expect(read('blog/b.md')).toContain('\npreview: It moved.\n');
  expect(read('blog/c.md')).toContain('\npreview: C\n');
});

it('reads no markup in URLs and HTML', async () => {
  const body = [
    '[One](https://a.test/x~2~y?q=$x_1$), <https://a.test/x~2~y> and ![two](/x.png "H")',
    'https://a.test/==y==',
    '<a href="https://a.test/x~2~z">three</a>',
  ].join('\n\n');
  const { read } = await importedPost(body, { 'static/x.png': PIXEL });
  expect(read('blog/a.md')).toContain(body.replace('/x.png', 'a/x.png'));
});

it('keeps headings of one level on one level', async () => {
  const { read } = await importedPost(
    '# One\n\n<a name="deep"></a>\n\n### Two\n\n### Three\n\n# Four\n\n###### Five',
  );
  expect(read('blog/a.md')).toMatch(/\n## One\n\n### Two\n\n### Three\n\n## Four\n\n### Five\n$/);
});

it('lists drawings in HTML, and keeps the text below them', async () => {
  const { read, report } = await importedPost(
    'Look:\n\n<svg>\n\n<title>A circle</title>\n\n    <circle r="1"/>\n\n</svg>\n\nBelow.',
  );
  expect(read('blog/a.md')).toMatch(/Look:\n\nBelow\.\n$/);
  expect(report).toContain('A circle');
});

it('reads from templates what shortcodes frame', async () => {
  const { read, report } = await importedPost(
    '{{< pen id="abc" >}}\n\n{{< wide >}}Some **words**{{< /wide >}}',
    {
      'layouts/shortcodes/pen.html': `<iframe src='//pens.test/me/{{ .Get "id" }}/'></iframe>`,
      'layouts/shortcodes/wide.html': '<div class="wide">{{ .Inner }}</div>',
    },
  );
  expect(read('blog/a.md')).toContain(
    '[Embedded page](https://pens.test/me/abc/)\n\nSome **words**\n',
  );
  expect(report).not.toContain('Left for you');
});

it('reads headings and images as older programs do', async () => {
  const { read } = await importedPost(
    '##Photos\n\n![One](/my photo.png)\n\n這是**「粗體」**字。\n\n\\*\\*不是\\*\\*。',
    { 'static/my photo.png': PIXEL },
  );
  expect(read('blog/a.md')).toMatch(
    /## Photos\n\n!\[One\]\(a\/my-photo\.png\)\n\n這是\*\*「粗體」\*\*字。\n\n\\\*\\\*不是\\\*\\\*。\n$/,
  );
});

it('lists shortcodes of WordPress', async () => {
  const { read, report } = await importedPost('Look: \\[gallery ids="1,2"\\]\n\nA [video] too.');
  expect(read('blog/a.md')).toMatch(/\nLook: ?\n\nA \[video\] too\.\n$/);
  expect(report).toContain('gallery ids="1,2"');
});

it('leaves a damaged image out, and publishes the post', async () => {
  const { read, files, report } = await importedPost('![One](/x.svg) and ![two](/y.png)', {
    'static/x.svg': 'no drawing',
    'static/y.png': PIXEL.subarray(0, PIXEL.length - 20),
  });
  expect(files()).toEqual(['blog/a.md']);
  expect(read('blog/a.md')).toContain('One and two');
  expect(read('blog/a.md')).not.toMatch(/^draft/m);
  expect(report).toContain('an image that is damaged: /y.png');
});

it('pins featured posts, if they are few', async () => {
  const few = site({ 'content/posts/a.md': post('A', 'Text.', 'featured: true\n') });
  expect((await imported(few)).read('blog/a.md')).toMatch(/^pinned: true$/m);
  const many = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
      `content/posts/${name}.md`,
      post(name, 'Text.', 'featured: true\n'),
    ]),
  );
  const { read, report } = await imported(site(many));
  expect(read('blog/a.md')).not.toContain('pinned');
  expect(report).toContain('featured  in 6 posts: true');
});

it.each([
  ['/:yaer/:title/', 'has :yaer'],
  ['/blog/', 'has no name of a post'],
])('refuses the pattern %s', async (url, message) => {
  const source = projectFolder({ 'a.md': post('A', 'Text.') });
  await expect(imported(source, { url })).rejects.toThrow(message);
});

it('takes the address of the old site from the pattern', async () => {
  const source = projectFolder({ 'a.md': post('A', '[Talks](/talks/)') });
  const { read } = await imported(source, { url: 'https://old.test/:title.html' });
  expect(read('blog/a.md')).toContain('aliases:\n  - /a.html\n');
  expect(read('blog/a.md')).toContain('[Talks](https://old.test/talks/)');
});
