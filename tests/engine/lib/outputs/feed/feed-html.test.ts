/** @jest-environment node */
import { toFeedHtml } from '@/lib/feeds/feed-html';
import { renderForBuild } from '../../../../support/markdown';

const page = 'https://ada.dev/portfolio/blog/a/';
const fromMarkdown = (markdown: string) => toFeedHtml(renderForBuild(markdown), page);

it.each([
  ['[a](#part)', `href="${page}#part"`],
  ['[a](https://b.example/?a=1&b=2)', 'href="https://b.example/?a=1&#x26;b=2"'],
  ['[a](mailto:a@b.example)', 'href="mailto:a@b.example"'],
  ['![a](/images/a.png)', 'src="https://ada.dev/images/a.png"'],
  ['<blockquote cite="/a/">b</blockquote>', 'cite="https://ada.dev/a/"'],
  ['[a](http://[b)', 'href="http://%5Bb"'],
  ['![a](data:image/png;base64,AA)', 'src="data:image/png;base64,AA"'],
])('HTML of a feed makes the address in %s whole', (markdown, expected) => {
  expect(fromMarkdown(markdown)).toContain(expected);
});

it('HTML of a feed strips references to stripped elements', () => {
  expect(fromMarkdown('A[^1]\n\n[^1]: B')).not.toMatch(/aria-describedby/);
});

it('HTML of a feed keeps a video, and a link to it for readers that show none', () => {
  const html =
    '<video src="/a.mp4" aria-label="A" poster="/p.webp" controls preload="metadata" playsinline ' +
    'width="64" height="36"><track kind="captions" src="/a.en.vtt" srclang="en" label="English"></video>';
  expect(toFeedHtml(html, page)).toBe(
    '<video src="https://ada.dev/a.mp4" aria-label="A" poster="https://ada.dev/p.webp" controls ' +
      'preload="metadata" playsinline width="64" height="36"><a href="https://ada.dev/a.mp4">A</a></video>',
  );
});

it('HTML of a feed strips elements that only make sense on the page', () => {
  expect(fromMarkdown('## Part\n\n[a](https://b.example)')).toBe(
    '<h2 id="part">Part</h2>\n<p><a href="https://b.example/" rel="noopener noreferrer">a</a></p>',
  );
  const code = fromMarkdown(`\`\`\`js\nconst a = 1;\n${' '.repeat(60)}\n\`\`\``);
  expect(code).toContain('<code>const a = 1;');
  expect(code).not.toMatch(/Copy|Wrap|class=|tabindex|<button/);
});
