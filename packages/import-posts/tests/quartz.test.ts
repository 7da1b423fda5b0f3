import { fixture, imported, told } from './support/imported';

it('imports the posts of a Quartz site', async () => {
  const { read, files, report } = await imported(fixture('quartz'));
  expect(files()).toEqual(['blog/tea-and-time.md', 'blog/tea-and-time/leaf.png', 'blog/water.md']);
  expect(read('blog/tea-and-time.md')).toMatchInlineSnapshot(`
    "---
    title: Tea and time
    date: 11-10-2022
    preview: Four minutes, as water says.
    aliases:
      - /posts/Tea--and--time
    ---

    Four minutes, as [water](/blog/water/) says. ![To write: what the image shows](tea-and-time/leaf.png)
    "
  `);
  expect(read('blog/water.md')).toMatchInlineSnapshot(`
    "---
    title: Water
    date: 12-10-2022
    preview: At 80 degrees.
    aliases:
      - /posts/water
    ---

    At 80 degrees.
    "
  `);
  expect(told(report)).toMatchInlineSnapshot(`
    "Files with front matter that are not taken for posts (1)
      content/index.md
    Descriptions of images to write, at "To write:" (1)
      blog/tea-and-time.md:9  an image without a description: tea-and-time/leaf.png
    Try an old URL, to see whether all are right: https://garden.test/posts/Tea--and--time was "Tea and time".
    2 posts written: 2 published, 0 drafts. 1 of 2 need nothing more."
  `);
});
