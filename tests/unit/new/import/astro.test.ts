import { imported } from '../../../support/imported';

it('imports a site of AstroPaper: folders, components, containers', async () => {
  const { read, files, report } = await imported('tests/fixtures/import/astro');
  expect(files()).toMatchInlineSnapshot(`
    [
      "blog/by-boat.md",
      "blog/by-boat/boat.png",
      "blog/lake.md",
      "blog/lake/boat.png",
      "blog/later.md",
    ]
  `);
  expect(read('blog/by-boat.md')).toMatchInlineSnapshot(`
    "---
    title: A boat trip
    date: 17-05-2024
    updated: 01-06-2024
    preview: What I packed, and what I left.
    tags: [Travel]
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
  expect(report).toMatchInlineSnapshot(`
    "Astro: 3 posts.

    Old file → new file → old URL

      src/data/blog/_trips/lake.mdx → blog/lake.md → /posts/lake/
      src/data/blog/boat-trip.md → blog/by-boat.md → /posts/by-boat/
      src/data/blog/later.md → blog/later.md → /posts/later/

    Fields of the front matter that have no place here (2)

      author  in 1 post: Ada
      featured  in 1 post: true

    Left out (1)

      blog/lake.md:13  <Weather city="Lyon">

    Comments, which would have been published with the Markdown (1)

      blog/lake.md:15  a comment: ask Eve for the photo

    Descriptions of images to write, at "To write:" (1)

      blog/by-boat.md:8  an image without a description: by-boat/boat.png

    Drafts (1)

      blog/later.md  was a draft
    3 posts written."
  `);
});
