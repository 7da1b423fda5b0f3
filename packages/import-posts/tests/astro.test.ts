import { fixture, imported, told } from './support/imported';

it('imports a site of AstroPaper: folders, components, containers', async () => {
  const { read, files, report } = await imported(fixture('astro'));
  expect(files()).toEqual([
    'blog/by-boat.md',
    'blog/by-boat/boat.png',
    'blog/lake.md',
    'blog/lake/boat.png',
    'blog/later.md',
  ]);
  expect(read('blog/by-boat.md')).toMatchInlineSnapshot(`
    "---
    title: A boat trip
    date: 17-05-2024
    updated: 01-06-2024
    preview: What I packed, and what I left.
    tags: [Travel]
    pinned: true
    image: by-boat/boat.png
    imageAlt: "To write: what the image shows"
    aliases:
      - /posts/by-boat/
    ---

    ## Packing

    ![A red boat](by-boat/boat.png)

    Read [the other post](/blog/lake/), or [the same by its URL](/blog/lake/#water).

    > [!TIP]
    > **Dry socks**
    >
    > Take *two* pairs.
    "
  `);
  expect(read('blog/lake.md')).toMatchInlineSnapshot(`
    "---
    title: The lake
    date: 02-07-2024
    preview: Cold water.
    aliases:
      - /posts/lake/
    ---

    ## Water

    ![The boat on the lake](lake/boat.png)

    Sunny, 21 degrees

    \`\`\`js {2} title="swim.js"
    const water = { cold: true };
    swim(water);
    \`\`\`
    "
  `);
  expect(told(report)).toMatchInlineSnapshot(`
    "Fields of the front matter that posts do not have here (1)
      author  in 1 post: Ada
    Drafts, as on the other site (1)
      blog/later.md  src/data/blog/later.md, draft: true
    Comments, which would have been published with the Markdown (1)
      blog/lake.md:15  a comment: ask Eve for the photo
    Left out (1)
      blog/lake.md:13  <Weather city="Lyon">
    Descriptions of images to write, at "To write:" (1)
      blog/by-boat.md:9  a cover without a description: by-boat/boat.png
    Try an old URL, to see whether all are right: https://ada.test/posts/lake/ was "The lake".
    3 posts written: 2 published, 1 draft. 1 of 3 need nothing more."
  `);
});
