/** @jest-environment node */
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { loadContent } from '@/lib/content/load';
import { buildFeed } from '@/lib/feeds/feed';
import { strings } from '@/data/strings';
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

interface Node {
  [name: string]: unknown;
}
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

it('RSS has the newest posts with their text', () => {
  expect(XMLValidator.validate(feed.rss2())).toBe(true);
  const { channel } = (parser.parse(feed.rss2()) as { rss: { channel: Node & { item: Node[] } } })
    .rss;
  expect(channel).toMatchObject({
    title: 'Notes',
    link: url('/blog/'),
    language: 'en',
    lastBuildDate: 'Thu, 15 Feb 2024 00:00:00 GMT',
  });
  expect(channel.item.map(({ link }) => link)).toEqual([url('/blog/new/'), url('/blog/old/')]);
  expect(channel.item[0]).toMatchObject({
    title: hostile,
    pubDate: 'Fri, 01 Dec 2023 00:00:00 GMT',
    'content:encoded': expect.stringContaining(`<a href="${url('/about/#me')}">`),
  });
});

it('Atom has the days of publication and of the last change', () => {
  expect(XMLValidator.validate(feed.atom1())).toBe(true);
  const { entry } = (parser.parse(feed.atom1()) as { feed: { entry: Node[] } }).feed;
  expect(entry[0]).toMatchObject({
    id: url('/blog/new/'),
    published: '2023-12-01T00:00:00.000Z',
    updated: '2024-02-15T00:00:00.000Z',
  });
});

it('JSON Feed has the tags', () => {
  const json = JSON.parse(feed.json1()) as { items: Node[] };
  expect(json).toMatchObject({ title: 'Notes', feed_url: url('/feed.json') });
  expect(json.items[0]).toMatchObject({ title: hostile, tags: ['C#', '<i>&"'] });
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

const place = { page: '/blog/a/', base: '/blog/', url };

it('the text of a feed is sanitised, with absolute URLs', () => {
  const html = toFeedHtml(
    '![A](a/b.png) [c](/d) [e](#f) <kbd>g</kbd> <script>h</script>',
    place,
    strings.markdown,
  );
  expect(html).toContain(`src="${url('/blog/a/b.png')}"`);
  expect(html).toContain(`href="${url('/d/')}"`);
  expect(html).toContain(`href="${url('/blog/a/#f')}"`);
  expect(html).toContain('<kbd>g</kbd>');
  expect(html).not.toMatch(/script|h</);
});

it('formulas in feeds are as they were written', () => {
  expect(toFeedHtml('$$a *b* c$$', place, strings.markdown)).toContain('a *b* c');
});

it('gives callouts their titles, and leaves out the comments that mark code', () => {
  const html = toFeedHtml(
    '> [!NOTE]\n> Hello\n\n```js\na(); // [!code --]\nb();\n```',
    place,
    strings.markdown,
  );
  expect(html).toContain(`>${strings.markdown.note}</p>\n<p>Hello</p>`);
  expect(html).not.toMatch(/\[!/);
  expect(html).toContain('a();\nb();');
});
