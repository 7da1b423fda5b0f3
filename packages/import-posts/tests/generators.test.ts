import { fixture, imported, told } from './support/imported';

/** Imports the invented site of a generator. */
const site = (name: string) => imported(fixture(name));

describe('Jekyll', () => {
  it('reads Liquid and Kramdown, and keeps old URLs', async () => {
    const { read, report } = await site('jekyll');
    expect(read('blog/liquid-and-kramdown.md')).toMatchInlineSnapshot(`
      "---
      title: "Liquid & Kramdown: a tour"
      date: 01-03-2019
      updated: 01-04-2019
      preview: What becomes of it
      tags: [Jekyll, Liquid, web, tools]
      image: liquid-and-kramdown/mark.png
      imageAlt: "To write: what the image shows"
      aliases:
        - /web/tools/2019/03/01/liquid-and-kramdown.html
        - /2019/tour
      ---

      ## First

      Energy is $$E = mc^2$$, costs are $5 to $10, and $$a_1$$ too. H<sub>2</sub>O, <mark>marked</mark>, and a note[^note-1].
      🚀 at 10:30:00.

      $$
      \\begin{align}
      a &= b
      \\end{align}
      $$

      ### Second

      \`\`\`ruby
      puts "{{ kept }}"
      \`\`\`

      [Video](https://www.youtube.com/watch?v=abc123xyz)

      ![A mark](liquid-and-kramdown/mark.png)
      ![To write: what the image shows](liquid-and-kramdown/mark.png)

      See [the start](#first), [the next](/blog/next/), [by URL](/blog/next/)
      or [gone](https://grace.test/log/gone/).

      \`{{ page.title }}\` stays as it is.

      [Video](https://www.youtube.com/watch?v=dQw4w9WgXcQ)

      <b>Thanks</b> for reading

      [^note-1]: With *words*
      "
    `);
    expect(read('blog/next.md')).toMatchInlineSnapshot(`
      "---
      title: Next
      date: 02-04-2019
      preview: A short one.
      aliases:
        - /2019/04/02/next.html
      ---

      Back to [the tour](/blog/liquid-and-kramdown/).
      "
    `);
    expect(read('blog/an-idea.md')).toMatch(/^draft: true$/m);
    expect(told(report)).toMatchInlineSnapshot(`
      "Fields of the front matter that posts do not have here (1)
        author  in 1 post: Grace
      Drafts, as on the other site (1)
        blog/an-idea.md  _drafts/an-idea.md
      Embeds that became links (2)
        blog/liquid-and-kramdown.md:31  a video became a link: https://www.youtube.com/watch?v=abc123xyz
        blog/liquid-and-kramdown.md:41  <iframe> became a link: https://www.youtube.com/watch?v=dQw4w9WgXcQ
      Comments, which would have been published with the Markdown (1)
        blog/liquid-and-kramdown.md:41  a comment: the secret
      Links to pages of the other site that are not here (1)
        blog/liquid-and-kramdown.md:37  a link to the other site: /gone/
      Left out (1)
        blog/liquid-and-kramdown.md:33  {% include newsletter.html %}
      Descriptions of images to write, at "To write:" (2)
        blog/liquid-and-kramdown.md:8  a cover without a description: liquid-and-kramdown/mark.png
        blog/liquid-and-kramdown.md:34  an image without a description: liquid-and-kramdown/mark.png
      Try an old URL, to see whether all are right: https://grace.test/log/web/tools/2019/03/01/liquid-and-kramdown.html was "Liquid & Kramdown: a tour".
      3 posts written: 2 published, 1 draft. 2 of 3 need nothing more."
    `);
  });
});

describe('Hexo', () => {
  it('reads tags, folders of assets, and names in other scripts', async () => {
    const { read, files, report } = await site('hexo');
    expect(files()).toEqual([
      'blog/first.md',
      'blog/second.md',
      'blog/second/cover.png',
      'blog/second/diagram.png',
    ]);
    expect(read('blog/second.md')).toMatchInlineSnapshot(`
      "---
      title: 第二篇：容器
      date: 15-06-2023
      updated: 01-07-2023
      preview: 这是第一段。
      tags: [Docker, 容器, 技术]
      pinned: true
      image: second/cover.png
      imageAlt: "To write: what the image shows"
      aliases:
        - /2023/06/15/second/
      ---

      这是第一段。

      ![架构图](second/diagram.png)

      > [!WARNING]
      > 注意**端口**。

      \`\`\`bash title="run.sh"
      docker run {{name}}
      \`\`\`

      [第一篇](/blog/first/)

      > 千里之行，始于足下。
      >
      > — Lao Tzu
      "
    `);
    expect(told(report)).toMatchInlineSnapshot(`
      "Descriptions of images to write, at "To write:" (1)
        blog/second.md:9  a cover without a description: second/cover.png
      Try an old URL, to see whether all are right: https://lin.test/2022/01/05/first/ was "第一篇".
      2 posts written: 2 published, 0 drafts. 1 of 2 need nothing more."
    `);
  });
});

describe('Zola', () => {
  it('reads TOML, shortcodes, and the templates of its own ones', async () => {
    const { read, report } = await site('zola');
    expect(read('blog/crates.md')).toMatchInlineSnapshot(`
      "---
      title: Crates
      date: 01-10-2018
      preview: Which ones, and why.
      tags: [Rust]
      image: crates/hero.png
      imageAlt: A crate
      aliases:
        - /old/crates
      ---

      ## Why

      ![A crate on a quay](crates/hero.png "By hand")

      > [!NOTE]
      > **Careful**
      >
      > It is **heavy**.

      [Video](https://www.youtube.com/watch?v=B5xYBrxVSiE)

      Go on with [the second](/blog/second/#why), and see ![a mark](crates/mark.png).

      ### Deep

      \`\`\`rust {2}
      fn main() {
          run();
      }
      \`\`\`
      "
    `);
    expect(read('blog/second.md')).toMatchInlineSnapshot(`
      "---
      title: Second
      date: 02-01-2019
      preview: Because.
      ---

      ## Why

      Because.
      "
    `);
    expect(told(report)).toMatchInlineSnapshot(`
      "Embeds that became links (1)
        blog/crates.md:21  a video became a link: https://www.youtube.com/watch?v=B5xYBrxVSiE
      Left out (1)
        blog/crates.md:23  {{ unknown_thing(text="Words in it") }}
      Try an old URL, to see whether all are right: https://olga.test/blog/second/ was "Second".
      2 posts written: 2 published, 0 drafts. 1 of 2 need nothing more."
    `);
  });
});

describe('Docusaurus', () => {
  it('reads MDX, without running the configuration', async () => {
    const { read, report } = await site('docusaurus');
    expect(read('blog/welcome.md')).toMatchInlineSnapshot(`
      "---
      title: Welcome
      date: 26-08-2021
      updated: 01-09-2021
      preview: The first sentence. The second.
      tags: [hello]
      image: welcome/cover.png
      imageAlt: "To write: what the image shows"
      aliases:
        - /news/2021/08/26/welcome
      ---

      The first sentence. The second.

      > [!TIP]
      > **My tip**
      >
      > Use **this**, or \`{braces}\`.

      **npm**

      \`\`\`bash {1} title="install.sh"
      npm install
      \`\`\`

      ![A cover](welcome/cover.png)

      Tell us.

      Next: [second](/blog/the-second/).
      "
    `);
    expect(told(report)).toMatchInlineSnapshot(`
      "Fields of the front matter that posts do not have here (1)
        authors  in 1 post: ["kai"]
      Comments, which would have been published with the Markdown (1)
        blog/welcome.md:30  a comment: ask legal
      Left out (1)
        blog/welcome.md:28  <Poll question="What is your name?">
      Descriptions of images to write, at "To write:" (1)
        blog/welcome.md:8  a cover without a description: welcome/cover.png
      Try an old URL, to see whether all are right: https://kai.test/news/the-second was "Second".
      2 posts written: 2 published, 0 drafts. 1 of 2 need nothing more."
    `);
  });
});

describe('Markdown', () => {
  it('makes drafts of texts without a date', async () => {
    const { read, report } = await site('plain');
    expect(read('blog/a-note.md')).toMatchInlineSnapshot(`
      "---
      title: A note
      date: 05-01-2022
      preview: See the other and my paper.
      ---

      See the other and my paper.
      "
    `);
    expect(read('blog/other.md')).toMatchInlineSnapshot(`
      "---
      title: Other
      date: "To write: the day"
      preview: No front matter, and no date.
      draft: true
      ---

      No front matter, and no date.
      "
    `);
    expect(told(report)).toMatchInlineSnapshot(`
      "Old URLs (1)
        The old URLs of 1 post are unknown, so they do not redirect. Give --url.
      Links that lead to nothing here, and are plain words now (2)
        blog/a-note.md:7  a link to a draft, other: ./other.md
        blog/a-note.md:7  a link to a page that is not here: paper.pdf
      New drafts (1)
        blog/other.md  has no date, so it is a draft
      2 posts written: 1 published, 1 draft. 0 of 2 need nothing more, but see "Old URLs"."
    `);
  });
});
