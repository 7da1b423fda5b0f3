import { fixture, imported, told } from './support/imported';

it('imports a vault: wiki links, embeds, remarks, and ids of blocks', async () => {
  const { read, files, report } = await imported(fixture('obsidian'));
  expect(files()).toEqual([
    'blog/casual-magic.md',
    'blog/casual-magic/table.png',
    'blog/deck-building.md',
  ]);
  expect(read('blog/casual-magic.md')).toMatchInlineSnapshot(`
    "---
    title: Casual magic
    date: 01-09-2023
    preview: A deck has 60 cards
    tags: [games, fun/cards]
    ---

    A deck has 60 cards

    ![The table after the game](casual-magic/table.png) ![To write: what the image shows](casual-magic/table.png)

    See [how to build](/blog/deck-building/#lands-and-spells), [Deck building](/blog/deck-building/), a note and [Rules](#rules).

    > [!NOTE]
    > **Rules**
    >
    > Draw **one** card.

    ## Rules

    [Deck building](/blog/deck-building/)

    \`[[not a link]]\`
    "
  `);
  expect(told(report)).toMatchInlineSnapshot(`
    "Fields of the front matter that posts do not have here (1)
      aliases  in 1 post: ["Magic for fun"]
    Embeds that became links (1)
      blog/casual-magic.md:21  an embedded note became a link: ![[Deck building]]
    Comments, which would have been published with the Markdown (1)
      blog/casual-magic.md:14  a remark: I owe Tom 20 euros.
    Links that lead to nothing here, and are plain words now (1)
      blog/casual-magic.md:12  a link to a page that is not here: Unknown%20note.md
    Descriptions of images to write, at "To write:" (1)
      blog/casual-magic.md:10  an image without a description: casual-magic/table.png
    2 posts written: 2 published, 0 drafts. 1 of 2 need nothing more."
  `);
});
