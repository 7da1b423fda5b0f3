/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { loadSiteContent } from '@/lib/site/content';
import { toAtom } from '@/lib/outputs/feed/atom';
import { toFeed } from '@/lib/outputs/feed/feed';
import { toJsonFeed } from '@/lib/outputs/feed/json-feed';
import { toRss } from '@/lib/outputs/feed/rss';
import { post, projectFolder, type Files } from '../../../../support/content-folder';
import { sourceOf, url } from '../../../../support/source';

/** Characters that XML, HTML or their parsers could misinterpret. */
const hostile = `<b>&"']]> 🦀 ثلاث --> <![CDATA[ &amp; \u0008\uFFFEend`;
const without = (text = '') => text.replace(/[\u0008\uFFFE]/g, '');
const readable = without(hostile);

const feedOf = (files: Files) =>
  toFeed(loadSiteContent({ root: projectFolder(files) }).content, sourceOf());

const feed = feedOf({
  'content/blog/new.md': post(
    {
      title: hostile,
      preview: `${hostile}...`,
      date: '01-12-2023',
      updated: '15-02-2024',
      tags: ['C#', `<i>&"']]>`],
    },
    `Text ${hostile.replace(/[<>]/g, '\\$&')} and [a link](/about#me).\n\n\`\`\`js\n'<b>' && ']]>'\n\`\`\``,
  ),
  'content/blog/old.md': post({ date: '30-11-2022' }, '## Part\n\nSee [above](#part).'),
});

type Node = Record<string, unknown>;
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  trimValues: false,
  parseTagValue: false,
});

describe('Atom', () => {
  const xml = toAtom(feed, url('/atom.xml'));
  const atom = (parser.parse(xml) as { feed: Node & { entry: Node[] } }).feed;

  it('is well-formed, with its own URL and that of the blog', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(atom).toMatchObject({
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: 'https://ines-luczak.test/portfolio/blog/',
      updated: '2024-02-15T00:00:00Z',
      author: { name: 'Inés Łuczak', uri: 'https://ines-luczak.test/portfolio/about/' },
      link: [
        { '@rel': 'self', '@href': 'https://ines-luczak.test/portfolio/atom.xml' },
        { '@rel': 'alternate', '@href': 'https://ines-luczak.test/portfolio/blog/' },
      ],
    });
  });

  it('has an entry for each post, with intact texts', () => {
    expect(atom.entry).toHaveLength(2);
    expect(atom.entry[0]).toMatchObject({
      id: 'https://ines-luczak.test/portfolio/blog/new/',
      title: readable,
      summary: `${readable}...`,
      published: '2023-12-01T00:00:00Z',
      updated: '2024-02-15T00:00:00Z',
      category: [{ '@term': 'C#' }, { '@term': `<i>&"']]>` }],
      content: { '@type': 'html', '#text': without(feed.items[0]?.html) },
    });
    expect(atom.entry[1]).toMatchObject({ updated: '2022-11-30T00:00:00Z' });
  });
});

describe('RSS', () => {
  const xml = toRss(feed, url('/rss.xml'));
  const { '@version': version, channel } = (
    parser.parse(xml) as { rss: Node & { channel: Node & { item: Node[] } } }
  ).rss;

  it('is well-formed, with its own URL and that of the blog', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(version).toBe('2.0');
    expect(channel).toMatchObject({
      link: 'https://ines-luczak.test/portfolio/blog/',
      language: 'en',
      lastBuildDate: 'Thu, 15 Feb 2024 00:00:00 GMT',
      'atom:link': { '@rel': 'self', '@href': 'https://ines-luczak.test/portfolio/rss.xml' },
    });
  });

  it('has an item for each post with its full text', () => {
    expect(channel.item).toHaveLength(2);
    expect(channel.item[0]).toMatchObject({
      title: readable,
      link: 'https://ines-luczak.test/portfolio/blog/new/',
      guid: { '@isPermaLink': 'true', '#text': 'https://ines-luczak.test/portfolio/blog/new/' },
      pubDate: 'Fri, 01 Dec 2023 00:00:00 GMT',
      'dc:creator': 'Inés Łuczak',
      category: ['C#', `<i>&"']]>`],
      'content:encoded': without(feed.items[0]?.html),
    });
  });

  it('escapes its descriptions as HTML, so that readers show them as text', () => {
    expect(channel.item[0]?.description).toMatch(/^&lt;b>&amp;"/);
  });
});

it('JSON Feed has the same posts', () => {
  const json = toJsonFeed(feed, url('/feed.json'));
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://ines-luczak.test/portfolio/blog/',
    feed_url: 'https://ines-luczak.test/portfolio/feed.json',
    authors: [{ name: 'Inés Łuczak' }],
  });
  expect(json.items[0]).toMatchObject({
    id: 'https://ines-luczak.test/portfolio/blog/new/',
    url: 'https://ines-luczak.test/portfolio/blog/new/',
    title: hostile,
    content_html: feed.items[0]?.html,
    date_published: '2023-12-01T00:00:00Z',
    date_modified: '2024-02-15T00:00:00Z',
    tags: ['C#', `<i>&"']]>`],
  });
  expect(json.items.map(({ id }) => id)).toHaveLength(2);
});

it('contains the newest 20 posts', () => {
  const files = Array.from({ length: 25 }, (_, n) => [
    `content/blog/post-${n}.md`,
    post({ date: `${String(n + 1).padStart(2, '0')}-01-2024` }),
  ]);
  const { items } = feedOf(Object.fromEntries(files));
  expect(items).toHaveLength(20);
  expect(items[0]?.url).toBe('https://ines-luczak.test/portfolio/blog/post-24/');
});

it('without posts it is a valid feed with the date of the career', () => {
  const empty = feedOf({});
  expect(empty.isoModified).toBe('2025-03-01');
  expect(XMLValidator.validate(toAtom(empty, ''))).toBe(true);
  expect(XMLValidator.validate(toRss(empty, ''))).toBe(true);
});
