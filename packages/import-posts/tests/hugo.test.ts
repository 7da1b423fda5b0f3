import { fixture, imported } from './support/imported';

const HUGO = fixture('hugo');

it('imports posts with their front matter, images, links and old URLs', async () => {
  const { read, files } = await imported(HUGO);
  expect(files()).toEqual([
    'blog/first-steps.md',
    'blog/first-steps/chart.png',
    'blog/first-steps/cover.png',
    'blog/first-steps/crab.png',
    'blog/second-part.md',
    'blog/unfinished.md',
  ]);
  expect(read('blog/first-steps.md')).toMatchInlineSnapshot(`
    "---
    title: "First steps: Rust"
    date: 17-05-2020
    updated: 02-01-2021
    preview: How I began, and what I would do otherwise.
    tags: [Rust, Learning]
    series: Rust for beginners
    image: first-steps/cover.png
    imageAlt: "To write: what the image shows"
    aliases:
      - /2020/05/first-steps-rust/
      - /old/first.html
      - /rust-first
    ---

    It began with a *crab*, and a table at [the part on tables](#tables).

    ![A crab on a beach](first-steps/crab.png "Ferris, who is not a crab")

    ![To write: what the image shows](first-steps/chart.png)

    ## Tables

    | what    | how |
    | ------- | --- |
    | borrow  | \`&\` |
    | own     |     |

    ### Too deep

    See [the other post](/blog/second-part/), [by its URL](/blog/second-part/), or
    [my talk](https://blog.ada.test/talks/rust/).

    > [!WARNING]
    > **Mind the gap**
    >
    > Borrowing has **rules**.
    >
    > - one
    > - two

    [Video](https://www.youtube.com/watch?v=dQw4w9WgXcQ)

    \`\`\`rust {2}
    fn main() {
        let s = "{{ not a tag }}";
    }
    \`\`\`

    The butler did **it**.

    <div><img src="first-steps/crab.png" alt="To write: what the image shows" width="300"></div>

    The end. 

    * a star list
    * with snake_case and 2 * 3

    A last word.
    "
  `);
  expect(read('blog/second-part.md')).toMatchInlineSnapshot(`
    "---
    title: Second part
    date: 04-03-2021
    preview: Text before. A chart of gas prices It goes on. And on.
    aliases:
      - /2021/03/second-part/
    ---

    Text before. [A chart of gas prices](https://example.org/gas.png) It goes on. And on.

    Back to [the first](https://blog.ada.test/2021/03/first-steps/), and to a draft.
    "
  `);
  expect(read('blog/unfinished.md')).toMatch(/^draft: true$/m);
});

it('lists what is left by file and line', async () => {
  const { report } = await imported(HUGO);
  expect(report).toMatchInlineSnapshot(`
    "Hugo: 3 posts.

    Old file → new file → old URL

      content/posts/first-steps/index.md → blog/first-steps.md → /2020/05/first-steps-rust/
      content/posts/second-part.md → blog/second-part.md → /2021/03/second-part/
      content/posts/unfinished.md → blog/unfinished.md → /2022/01/unfinished/

    Decided

    Fields of the front matter that posts do not have here (2)

      author  in 1 post: Ada
      cover.caption  in 1 post: A crab

    Drafts, as on the other site (1)

      blog/unfinished.md  content/posts/unfinished.md, draft: true

    Embeds that became links (1)

      blog/first-steps.md:42  a video became a link: https://www.youtube.com/watch?v=dQw4w9WgXcQ

    Comments, which would have been published with the Markdown (2)

      blog/first-steps.md:54  a comment: TODO: ask Bob about his salary
      blog/first-steps.md:54  a comment: more words

    Links to pages of the other site that are not here (2)

      blog/first-steps.md:32  a link to the other site: https://blog.ada.test/talks/rust/
      blog/second-part.md:11  a link to the other site: ../first-steps/

    Left for you

    Left out (2)

      blog/first-steps.md:50  {{< spoiler >}}
      blog/first-steps.md:50  {{< my-chart data="gas.csv" >}}

    Links that lead to nothing here, and are plain words now (1)

      blog/second-part.md:11  a link to a draft, unfinished: /posts/unfinished/

    Images and videos that could not be copied (1)

      blog/second-part.md:9  an image on another host: https://example.org/gas.png

    Descriptions of images to write, at "To write:" (3)

      blog/first-steps.md:9  a cover without a description: first-steps/cover.png
      blog/first-steps.md:20  an image without a description: first-steps/chart.png
      blog/first-steps.md:52  an image without a description: first-steps/crab.png

    Try an old URL, to see whether all are right: https://blog.ada.test/2020/05/first-steps-rust/ was "First steps: Rust".

    3 posts written: 2 published, 1 draft. 1 of 3 need nothing more."
  `);
});

it('changes nothing in a second run, nor with --dry-run', async () => {
  const { again, files, read } = await imported(HUGO);
  const before = files().map((file) => [file, read(file)]);
  expect(await again()).toContain('3 posts are here already. Nothing was changed.');
  expect(files().map((file) => [file, read(file)])).toEqual(before);
  const dry = await imported(HUGO, { dryRun: true });
  expect(dry.files()).toEqual([]);
});
