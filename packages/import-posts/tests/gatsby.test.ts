import { fixture, imported, told } from './support/imported';

it('imports a Gatsby blog: a folder a post', async () => {
  const { read, files, report } = await imported(fixture('gatsby'));
  expect(files()).toEqual(['blog/ferry.md', 'blog/ferry/ferry.png', 'blog/train.md']);
  expect(read('blog/ferry.md')).toMatchInlineSnapshot(`
    "---
    title: The ferry
    date: 02-11-2019
    preview: It sank.
    tags: [sea, ships, big]
    image: ferry/ferry.png
    imageAlt: "To write: what the image shows"
    aliases:
      - /ferry/
    ---

    It was *big*, see ![To write: what the image shows](ferry/ferry.png).

    Only once, and on the train.

    \`gist:cleo/123abc\`
    "
  `);
  expect(told(report)).toMatchInlineSnapshot(`
    "Drafts, as on the other site (1)
      blog/train.md  content/blog/train/index.mdx, status: draft
    Links that lead to nothing here, and are plain words now (2)
      blog/ferry.md:14  a link to a draft, train: ../train/
      blog/ferry.md:14  a link to a draft, train: https://cleo.test/train/?from=here#food
    Descriptions of images to write, at "To write:" (2)
      blog/ferry.md:7  a cover without a description: ferry/ferry.png
      blog/ferry.md:12  an image without a description: ferry/ferry.png
    Try an old URL, to see whether all are right: https://cleo.test/ferry/ was "The ferry".
    2 posts written: 1 published, 1 draft. 1 of 2 need nothing more."
  `);
});
