import { fixture, imported, told } from './support/imported';

it('imports a backup of Hashnode: names from slugs, widgets, callouts', async () => {
  const { read, files, report } = await imported(fixture('hashnode'));
  expect(files()).toEqual(['blog/best-editor.md', 'blog/not-yet.md']);
  expect(read('blog/best-editor.md')).toMatchInlineSnapshot(`
    "---
    title: The "best" editor
    date: 02-01-2023
    preview: Which editor to take
    tags: [editors, vim]
    aliases:
      - /best-editor/
    ---

    - [Why](#why)

    ## Why

    [A screen](https://cdn.hashnode.com/screen.png)

    [Video](https://www.youtube.com/watch?v=dQw4w9WgXcQ)

    > [!NOTE]
    > 💡 Try it <strong>first</strong>.
    "
  `);
  expect(told(report)).toMatchInlineSnapshot(`
    "Fields of the front matter that posts do not have here (1)
      seoTitle  in 1 post: Editors compared
    Drafts, as on the other site (1)
      blog/not-yet.md  draft-63a1c5dea59cad9bdbba2810.md
    Embeds that became links (1)
      blog/best-editor.md:16  an embedded page became a link: https://www.youtube.com/watch?v=dQw4w9WgXcQ
    Left out (1)
      blog/best-editor.md:21  %%[subscribe-cta]
    Images and videos that could not be copied (2)
      blog/best-editor.md:1  an image on another host: https://cdn.hashnode.com/cover.png
      blog/best-editor.md:14  an image on another host: https://cdn.hashnode.com/screen.png
    Try an old URL, to see whether all are right: /best-editor/ was "The "best" editor".
    2 posts written: 1 published, 1 draft. 1 of 2 need nothing more."
  `);
});
