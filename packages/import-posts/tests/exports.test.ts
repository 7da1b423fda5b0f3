/** @jest-environment node */
import { fixture, imported, told } from './support/imported';

describe('Ghost', () => {
  it('reads an export in JSON', async () => {
    const { read, files, report } = await imported(fixture('ghost'));
    expect(files()).toEqual([
      'blog/at-the-harbour.md',
      'blog/at-the-harbour/harbour.png',
      'blog/from-long-ago.md',
      'blog/members.md',
    ]);
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
    expect(told(report)).toMatchInlineSnapshot(`
      "Drafts, as on the other site (1)
        blog/members.md  harbour.ghost.2024-06-02.json#members, visibility: members
      Embeds that became links (1)
        blog/at-the-harbour.md:32  <iframe> became a link: https://www.youtube.com/watch?v=abc123xyz
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
    expect(files()).toEqual([
      'blog/an-idea.md',
      'blog/i-agree-with-you.md',
      'blog/knots.md',
      'blog/learning-to-sail.md',
    ]);
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
    expect(told(report)).toMatchInlineSnapshot(`
      "Drafts, as on the other site (2)
        blog/i-agree-with-you.md  posts/2023-05-01_I-agree-with-you-333333333333.html
        blog/an-idea.md  posts/draft_An-idea-444444444444.html
      Embeds that became links (1)
        blog/learning-to-sail.md:18  <script> became a link: https://gist.github.com/sailor/9d07db5e
      Images and videos that could not be copied (1)
        blog/learning-to-sail.md:9  an image on another host: https://cdn-images-1.medium.com/max/800/1*boat.png
      4 posts written: 2 published, 2 drafts. 3 of 4 need nothing more."
    `);
  });
});

describe('WordPress', () => {
  it('reads an export in XML, and publishes only what was public', async () => {
    const { read, files, report } = await imported(fixture('wordpress'));
    expect(files()).toEqual([
      'blog/5.md',
      'blog/knots.md',
      'blog/knots/knot.png',
      'blog/locked.md',
      'blog/mine.md',
      'blog/tides.md',
      'blog/tides/knot.png',
    ]);
    expect(read('blog/knots.md')).toMatchInlineSnapshot(`
      "---
      title: Knots & ropes
      date: 01-04-2021
      preview: The first knot is the bowline. It holds.
      tags: [Knots & ropes]
      aliases:
        - /2021/04/knots/
      ---

      The first knot is *the bowline*.\\
      It holds.

      ![A bowline](knots/knot.png "Tied in Brest")

      \`\`\`css
      a > b { color: red }
      \`\`\`

      See [tides](/blog/tides/).
      "
    `);
    expect(read('blog/tides.md')).toMatchInlineSnapshot(`
      "---
      title: Tides
      date: 02-04-2021
      preview: Video
      pinned: true
      image: tides/knot.png
      imageAlt: A bowline
      aliases:
        - /2021/04/tides/
      ---

      ## High water

      [Video](https://www.youtube.com/watch?v=abc123xyz)
      "
    `);
    for (const name of ['mine', 'locked', '5']) {
      expect(read(`blog/${name}.md`)).toMatch(/^draft: true$/m);
    }
    expect(told(report)).toMatchInlineSnapshot(`
      "Drafts, as on the other site (3)
        blog/mine.md  sailing.WordPress.2024-01-01.xml#mine, status: private
        blog/locked.md  sailing.WordPress.2024-01-01.xml#locked, password: sesame
        blog/5.md  sailing.WordPress.2024-01-01.xml#5, status: draft
      Embeds that became links (1)
        blog/tides.md:14  <iframe> became a link: https://www.youtube.com/watch?v=abc123xyz
      Files with front matter that are not taken for posts (1)
        sailing.WordPress.2024-01-01.xml#about
      Left out (1)
        blog/knots.md:19  \\[contact-form to="me\\@sail.test"]
      Try an old URL, to see whether all are right: https://sail.test/2021/04/knots/ was "Knots & ropes".
      5 posts written: 2 published, 3 drafts. 4 of 5 need nothing more."
    `);
  });

  it('reads the file alone', async () => {
    const { files } = await imported(`${fixture('wordpress')}/sailing.WordPress.2024-01-01.xml`);
    expect(files()).toContain('blog/knots.md');
  });
});
