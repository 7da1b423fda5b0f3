/** @jest-environment node */
import { imported, projectFolder } from './support/imported';

/** The text that a post of a Jekyll site becomes. */
async function converted(text: string): Promise<string> {
  const { read } = await imported(
    projectFolder({
      '_config.yml': '',
      '_posts/2020-01-01-a.md': `---\ntitle: T\ndescription: D\n---\n\n${text}\n`,
    }),
  );
  const post = read('blog/a.md');
  expect(post).not.toContain('draft: true');
  expect(post).not.toMatch(/[\uFDD0-\uFDEF]/);
  return post.replace(/^---[^]*?\n---\n\n/, '').trim();
}

it.each([
  // A tag that is left out of a URL leaves nothing there
  ['[Cart]({{ site.shop }}) and <a href="{{ site.shop }}">cart</a>.', 'Cart and <a>cart</a>.'],
  ['$$\\begin{align*} x &= 1 \\end{align*}$$', '$$\n\\begin{align*} x &= 1 \\end{align*}\n$$'],
  ['Words.\n\n[^1]: Nothing mentions it.', 'Words.\n\nNothing mentions it.'],
  ['[Down](#old)\n\n<h2 id="old">New words</h2>', '[Down](#new-words)\n\n## New words'],
  [
    '> [!tip] Use `npm ci`, always\n> It is quick.',
    '> [!TIP]\n> **Use `npm ci`, always**\n>\n> It is quick.',
  ],
  ['<aside>\n<h1 class="x">Notes</h1>\nWords\n</aside>', '## Notes\n\nWords'],
  ['Words.\n<h3>Sounds</h3>\nHowl', 'Words.\n\n## Sounds\n\nHowl'],
  ['<h3>Sounds</h3><br>\n\nHowl', '## Sounds\n\n<br>\n\nHowl'],
  ['<p>Sit</p>\n<h3>Sounds</h3>\n<p>Howl</p>', '<p>Sit</p>\n\n## Sounds\n\n<p>Howl</p>'],
  [
    '{% figure caption:"By *Ada*" %}\nWords\n{% endfigure %}',
    '<figure>\n\nWords\n\n<figcaption>\n\nBy *Ada*\n\n</figcaption>\n</figure>',
  ],
  ['[Down](#old)\n\n## New words [#old]', '[Down](#new-words)\n\n## New words'],
  ['{{ page.description }} {% raw %}{{ page.title }}{% endraw %}', 'D \\{{ page.title }}'],
  [
    '<youtube-lite-player @slug="abc123xyz" @label="My talk"></youtube-lite-player>',
    '[Video](https://www.youtube.com/watch?v=abc123xyz)',
  ],
  ['> [!NOTE]\n> As it is.', '> [!NOTE]\n> As it is.'],
  [':::info\n\nRead it.\n\n:::', '> [!NOTE]\n> Read it.'],
])('converts %j', async (text, expected) => {
  expect(await converted(text)).toBe(expected);
});

it('reads components by their names, and keeps the text of frames', async () => {
  const { read, report } = await imported(
    projectFolder({
      'astro.config.mjs': '',
      'src/content/blog/a.mdx': `---
title: T
date: 2020-01-01
---

Done <Twemoji emoji="party-popper" />

<YoutubeEmbed url="https://youtu.be/abc123xyz" />

<callout-info class="aside">Read it.</callout-info>

<Wide class="x">Words</Wide>

<Members>Ours</Members>

<Video src="https://a.test/a.mp4" muted controls />

It is so <Ref id="1" />.

<FootNote id="1">As we saw.</FootNote>
`,
    }),
  );
  expect(read('blog/a.md')).toContain(
    'Done 🎉\n\n[Video](https://www.youtube.com/watch?v=abc123xyz)\n\n> [!NOTE]\n> Read it.\n\nWords\n\nOurs\n\n[Video](https://a.test/a.mp4)\n\nIt is so [^1].\n\n[^1]: As we saw.\n',
  );
  expect(report).toContain('Left out (1)\n\n  blog/a.md:16  <Members>\n');
});
