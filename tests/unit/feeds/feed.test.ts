/** @jest-environment node */
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strings } from '@/data/strings';
import { loadContent } from '@/lib/content/load';
import { buildFeed } from '@/lib/feeds/feed';
import { toFeedHtml } from '@/lib/feeds/feed-html';
import { post, project, projectFolder } from '../../support/content-folder';

const url = (path: string) => `https://site.test/portfolio${path}`;

/** Characters that XML, HTML or their parsers could misinterpret. */
const hostile = `<b>&"']]> 🦀 ثلاث --> <![CDATA[ &amp; end`;

const { content } = loadContent({
  directory: join(
    projectFolder({
      'content/blog/new.md': post(
        { title: hostile, date: '01-12-2023', updated: '15-02-2024', tags: ['C#', '<i>&"'] },
        `Text and [a link](/about#me).\n\n\`\`\`js\n'<b>' && ']]>'\n\`\`\``,
      ),
      'content/blog/old.md': post({ date: '30-11-2022', canonical: 'https://first.test/' }),
      'content/blog/secret.md': post({ draft: true, title: 'Secret' }),
      'content/projects/shop.md': project({ updated: '01-01-2024' }),
    }),
    'content',
  ),
  today: '2024-03-01',
});

const options = {
  title: 'Notes',
  description: 'All of them',
  strings: strings.markdown,
  language: 'en',
  author: 'Ada',
  isoModified: '2000-01-01',
  url,
};
const feed = buildFeed(content.all, options);

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

it('RSS has the newest posts with their text', () => {
  expect(XMLValidator.validate(feed.rss2())).toBe(true);
  const { rss } = parser.parse(feed.rss2()) as { rss: { channel: { item: object[] } } };
  expect(rss.channel).toMatchObject({
    title: 'Notes',
    link: url('/blog/'),
    language: 'en',
    lastBuildDate: 'Thu, 15 Feb 2024 00:00:00 GMT',
    item: [
      {
        link: url('/blog/new/'),
        title: hostile,
        pubDate: 'Fri, 01 Dec 2023 00:00:00 GMT',
        'content:encoded': expect.stringContaining(`<a href="${url('/about/#me')}">`),
      },
      { link: url('/blog/old/') },
    ],
  });
});

it('Atom has the days of publication and of the last change', () => {
  expect(XMLValidator.validate(feed.atom1())).toBe(true);
  const published = '2023-12-01T00:00:00.000Z';
  const updated = '2024-02-15T00:00:00.000Z';
  const entry = [{ id: url('/blog/new/'), published, updated }, {}];
  expect(parser.parse(feed.atom1())).toMatchObject({ feed: { entry } });
});

it('JSON Feed has the tags', () => {
  expect(JSON.parse(feed.json1())).toMatchObject({
    feed_url: url('/feed.json'),
    items: [{ title: hostile, tags: ['C#', '<i>&"'] }, {}],
  });
});

it('drafts and projects are in no feed', () => {
  for (const text of [feed.rss2(), feed.atom1(), feed.json1()]) {
    expect(text).not.toMatch(/Secret|A project/);
  }
});

it('a feed without posts is valid', () => {
  const empty = buildFeed([], options);
  expect(XMLValidator.validate(empty.rss2())).toBe(true);
  expect(empty.rss2()).toContain('Sat, 01 Jan 2000');
});

const toHtml = (markdown: string) =>
  toFeedHtml(markdown, { page: '/blog/a/', base: '/blog/', url }, strings.markdown);

it('the text of a feed is sanitised, with absolute URLs', () => {
  const html = toHtml('![A](a/b.png) [c](/d) [e](#f) <kbd>g</kbd> <script>h</script>');
  expect(html).toContain(`src="${url('/blog/a/b.png')}"`);
  expect(html).toContain(`href="${url('/d/')}"`);
  expect(html).toContain(`href="${url('/blog/a/#f')}"`);
  expect(html).toContain('<kbd>g</kbd>');
  expect(html).not.toMatch(/script|h</);
});

it('formulas in feeds are as they were written', () => {
  expect(toHtml('$$a *b* c$$')).toContain('a *b* c');
});

it('gives callouts their titles, and leaves out the comments that mark code', () => {
  const html = toHtml('> [!NOTE]\n> Hello\n\n```js\na(); // [!code --]\nb();\n```');
  expect(html).toContain(`>${strings.markdown.note}</p>\n<p>Hello</p>`);
  expect(html).not.toMatch(/\[!/);
  expect(html).toContain('a();\nb();');
});

it.each([
  ['a(); // [!code --]', 'a();'],
  ['<a /> {/* [!code --] */}', '&#x3C;a />'],
  ['select 1 -- [!code ++]', 'select 1'],
  ['<b> <!-- [!code focus] -->', '&#x3C;b>'],
  ['a(); /* [!code ++] */ b();', 'a(); /* [!code ++] */ b();'],
])('keeps the code of a line with a mark: %s', (code, kept) => {
  expect(toHtml(`\`\`\`\n${code}\n\`\`\``)).toContain(`<code>${kept}\n</code>`);
});
