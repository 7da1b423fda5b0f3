import { fixture, imported, told } from './support/imported';

it('imports an Eleventy site: shortcodes, data beside posts and above them', async () => {
  const { read, files, report } = await imported(fixture('eleventy'));
  expect(files()).toEqual([
    'blog/bread.md',
    'blog/bread/bread.png',
    'blog/butter.md',
    'blog/hidden.md',
  ]);
  expect(read('blog/bread.md')).toMatchInlineSnapshot(`
    "---
    title: Bread
    date: 03-04-2022
    preview: "Flour: how much?"
    tags: [Baking]
    aliases:
      - /2022/04/bread/
    ---

    ![A loaf of bread](bread/bread.png)

    [Butter](/blog/butter/) goes with it.

    [Video](https://www.youtube.com/watch?v=dQw4w9WgXcQ)

    > [!NOTE]
    > Let it *rest*.

    Write \`{{ title }}\`.
    "
  `);
  expect(read('blog/butter.md')).toMatchInlineSnapshot(`
    "---
    title: Butter
    date: 01-05-2022
    preview: Salted.
    aliases:
      - /2022/05/butter/
    ---

    Without butter, [no bread](/blog/bread/). [Really](/blog/bread/).
    "
  `);
  expect(told(report)).toMatchInlineSnapshot(`
    "Fields of the front matter that posts do not have here (1)
      eleventyNavigation.key  in 1 post: Bread
    Drafts, as on the other site (1)
      blog/hidden.md  src/posts/hidden.md, permalink: false
    Embeds that became links (1)
      blog/bread.md:14  a video became a link: https://www.youtube.com/watch?v=dQw4w9WgXcQ
    Left out (1)
      blog/bread.md:14  {% set hours = 3 %}
    Try an old URL, to see whether all are right: /2022/04/bread/ was "Bread".
    3 posts written: 2 published, 1 draft. 2 of 3 need nothing more."
  `);
});
