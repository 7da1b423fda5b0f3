/** @jest-environment node */
import { fixture, imported } from './support/imported';

describe('Ghost', () => {
  it('reads an export in JSON', async () => {
    const { read, files, report } = await imported(fixture('ghost'));
    expect(files()).toMatchInlineSnapshot(`
      [
        "blog/at-the-harbour.md",
        "blog/at-the-harbour/harbour.png",
        "blog/from-long-ago.md",
        "blog/members.md",
      ]
    `);
    expect(read('blog/at-the-harbour.md')).toMatchInlineSnapshot(`
      "---
      title: At the harbour
      date: 02-05-2024
      updated: 01-06-2024
      preview: Boats and boots.
      tags: [Sea, Boats]
      pinned: true
      image: at-the-harbour/harbour.png
      imageAlt: A harbour
      aliases:
        - /at-the-harbour/
      ---

      The harbour at **dawn**.

      ![Boats, seen from the pier](at-the-harbour/harbour.png "Boats, seen from the pier")

      > [!NOTE]
      >
      > Bring **boots**.

      <details><summary>When?</summary><p>At six.</p></details>

      ## Tides

      \`\`\`js
      const high = 'noon';
      \`\`\`

      [Tide tables](https://tides.test/)

      [Video](https://www.youtube.com/watch?v=abc123xyz)

      See the other one, or H<sub>2</sub>O.
      "
    `);
    expect(read('blog/from-long-ago.md')).toContain('date: 24-05-2009');
    expect(read('blog/members.md')).toMatch(/^draft: true$/m);
    expect(report).toMatchInlineSnapshot(`
      "Ghost: 3 posts.

      Old file → new file → old URL

        harbour.ghost.2024-06-02.json#at-the-harbour → blog/at-the-harbour.md → /at-the-harbour/
        harbour.ghost.2024-06-02.json#members → blog/members.md → /members/
        harbour.ghost.2024-06-02.json#from-long-ago → blog/from-long-ago.md → /from-long-ago/

      Decided

      Drafts, as on the other site (1)

        blog/members.md  harbour.ghost.2024-06-02.json#members, visibility: members

      Embeds that became links (1)

        blog/at-the-harbour.md:32  <iframe> became a link: https://www.youtube.com/watch?v=abc123xyz

      Left for you

      Links that lead to nothing here, and are plain words now (1)

        blog/at-the-harbour.md:34  a link to a draft, members: /members/

      Try an old URL, to see whether all are right: /at-the-harbour/ was "At the harbour".

      3 posts written: 2 published, 1 draft. 2 of 3 need nothing more."
    `);
  });
});

describe('Medium', () => {
  it('reads an export in HTML', async () => {
    const { read, files, report } = await imported(fixture('medium'));
    expect(files()).toMatchInlineSnapshot(`
      [
        "blog/an-idea.md",
        "blog/i-agree-with-you.md",
        "blog/knots.md",
        "blog/learning-to-sail.md",
      ]
    `);
    expect(read('blog/learning-to-sail.md')).toMatchInlineSnapshot(`
      "---
      title: Learning to sail
      date: 05-04-2023
      preview: In a week
      ---

      In a week

      [Image. A boat](https://cdn-images-1.medium.com/max/800/1*boat.png)

      Read [the one on knots](/blog/knots/) first.

      \`\`\`
      sail()
      turn()
      \`\`\`

      [Gist](https://gist.github.com/sailor/9d07db5e)

      [Sails](https://sails.test/)
      "
    `);
    expect(read('blog/i-agree-with-you.md')).toMatch(/^draft: true$/m);
    expect(report).toMatchInlineSnapshot(`
      "Medium: 4 posts.

      Old file → new file → old URL

        posts/2023-03-01_Knots-222222222222.html → blog/knots.md → /@sailor/knots-222222222222
        posts/2023-04-05_Learning-to-sail-111111111111.html → blog/learning-to-sail.md → /@sailor/learning-to-sail-111111111111
        posts/2023-05-01_I-agree-with-you-333333333333.html → blog/i-agree-with-you.md → /@sailor/i-agree-with-you-333333333333
        posts/draft_An-idea-444444444444.html → blog/an-idea.md

      Decided

      Drafts, as on the other site (2)

        blog/i-agree-with-you.md  posts/2023-05-01_I-agree-with-you-333333333333.html
        blog/an-idea.md  posts/draft_An-idea-444444444444.html

      Embeds that became links (1)

        blog/learning-to-sail.md:18  <script> became a link: https://gist.github.com/sailor/9d07db5e

      Left for you

      Images and videos that could not be copied (1)

        blog/learning-to-sail.md:9  an image on another host: https://cdn-images-1.medium.com/max/800/1*boat.png

      4 posts written: 2 published, 2 drafts. 3 of 4 need nothing more."
    `);
  });
});
