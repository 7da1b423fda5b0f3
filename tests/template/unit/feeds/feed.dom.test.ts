import { join } from 'node:path';
import fc from 'fast-check';
import { strings } from '@/data/strings';
import { loadContent } from '@/lib/content/load';
import { buildFeed, toAtom, toJsonFeed, toRss, type SiteFeed } from '@/lib/feeds/feed';
import { toFeedHtml } from '@/lib/feeds/feed-html';
import { fr } from '@/lib/labels/fr';
import { post, project, projectFolder } from '../../support/content-folder';

const url = (path: string) => `https://site.test/portfolio${path}`;

/** Characters that XML, HTML or their parsers could misinterpret. */
const hostile = `<b>&"']]> 🦀 ثلاث --> <![CDATA[ &amp; end`;

const { shown: content } = loadContent({
  directory: join(
    projectFolder({
      'content/blog/new.md': post(
        { title: hostile, date: '01-12-2023', updated: '15-02-2024', tags: ['C#', '<i>&"'] },
        `Text and [a link](/about#me).\n\n\`\`\`js\n'<b>' && ']]>'\n\`\`\``,
      ),
      'content/blog/old.md': post({
        date: '30-11-2022',
        canonical: 'https://first.test/',
        aliases: ['/2019/käse/', '/blog/older/'],
      }),
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
  list: '/blog/',
  strings: strings.markdown,
  language: 'en',
  author: 'Ada',
  isoModified: '2000-01-01',
  url,
};
const feed = buildFeed(content.posts, options);

const invalidXml = '<parsererror';

/** Parses a feed as XML; returns the texts of elements below the root, or below an element. */
function parse(xml: string) {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  expect(root.outerHTML).not.toContain(invalidXml);
  return {
    items: [...root.querySelectorAll('item, entry')],
    text: (name: string, parent: Element = root) => textOf(childOf(parent, name)),
    attributes: (name: string, attribute: string, parent: Element = root) =>
      [...parent.children]
        .filter(({ tagName }) => tagName === name)
        .map((element) => element.getAttribute(attribute)),
  };
}

const childOf = (parent: Element, name: string) =>
  [...parent.children].find(({ tagName }) => tagName === name);

const textOf = (element: Element | undefined) => element?.textContent.trim();

it('notices XML that is not well-formed', () => {
  expect(() => parse('<rss>]]></rss>')).toThrow();
});

it('RSS has the newest posts with their text', () => {
  const { items, text } = parse(toRss(feed));
  const channel = items[0]?.parentElement ?? undefined;
  expect(text('title', channel)).toBe('Notes');
  expect(text('link', channel)).toBe(url('/blog/'));
  expect(text('language', channel)).toBe('en');
  expect(text('lastBuildDate', channel)).toBe('Thu, 15 Feb 2024 00:00:00 GMT');
  expect(items.map((item) => text('link', item))).toEqual([url('/blog/new/'), url('/blog/old/')]);
  const [newest] = items;
  expect(text('title', newest)).toBe(hostile);
  expect(text('pubDate', newest)).toBe('Fri, 01 Dec 2023 00:00:00 GMT');
  expect(text('content:encoded', newest)).toContain(`<a href="${url('/about/#me')}">`);
});

it('Atom has plain titles, and the days of publication and of the last change', () => {
  const { items, text, attributes } = parse(toAtom(feed));
  const [newest] = items;
  expect(text('id', newest)).toBe(url('/blog/new/'));
  expect(text('title', newest)).toBe(hostile);
  // As HTML, "<b>" in a title would be an element.
  expect(attributes('title', 'type', newest)).toEqual([null]);
  expect(attributes('content', 'type', newest)).toEqual(['html']);
  expect(text('published', newest)).toBe('2023-12-01T00:00:00.000Z');
  expect(text('updated', newest)).toBe('2024-02-15T00:00:00.000Z');
  expect(attributes('category', 'term', newest)).toEqual(['C#', '<i>&"']);
});

it('JSON Feed has the tags', () => {
  expect(JSON.parse(toJsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: url('/feed.json'),
    items: [{ title: hostile, tags: ['C#', '<i>&"'] }, {}],
  });
});

it('names the language of the feed, and of a post in another one', () => {
  const { posts } = loadContent({
    directory: join(projectFolder({ 'content/blog/fr.md': post({ language: 'fr' }) }), 'content'),
    today: '2024-03-01',
  }).shown;
  const mixed = buildFeed(posts, options);
  expect(toAtom(mixed)).toMatch(/<feed [^>]*xml:lang="en".*<entry xml:lang="fr">/s);
  expect(toRss(mixed)).toContain('<dc:language>fr</dc:language>');
  expect(JSON.parse(toJsonFeed(mixed))).toMatchObject({
    language: 'en',
    items: [{ language: 'fr' }],
  });
  expect(toAtom(feed).match(/xml:lang/g)).toHaveLength(1);
});

it('posts of one day have the order of a series, the last part first', () => {
  const parts = ['Part 9', 'Part 1', 'Part 10', 'Part 2'].map((title, index) => [
    `content/blog/${index}.md`,
    post({ title, series: 'Ink' }),
  ]);
  const directory = join(projectFolder(Object.fromEntries(parts)), 'content');
  const { items } = buildFeed(loadContent({ directory, today: '2024-03-01' }).shown.all, options);
  expect(items.map(({ title }) => title)).toEqual(['Part 10', 'Part 9', 'Part 2', 'Part 1']);
});

it('a post that had another URL before keeps it as its id', () => {
  const ids = [url('/blog/new/'), url('/2019/k%C3%A4se/')];
  const rss = parse(toRss(feed));
  expect(rss.items.map((item) => rss.text('guid', item))).toEqual(ids);
  expect(toRss(feed).match(/isPermaLink="\w+"/g)).toEqual([
    'isPermaLink="true"',
    'isPermaLink="false"',
  ]);
  const atom = parse(toAtom(feed));
  expect(atom.items.map((item) => atom.text('id', item))).toEqual(ids);
  expect(JSON.parse(toJsonFeed(feed))).toMatchObject({
    items: [{ id: ids[0] }, { id: ids[1], url: url('/blog/old/') }],
  });
});

it('drafts are in no feed', () => {
  for (const text of [toRss(feed), toAtom(feed), toJsonFeed(feed)]) {
    expect(text).not.toContain('Secret');
  }
});

it('another stream has files of its own, and may have no titles', () => {
  const place = { list: '/notes/', folder: '/notes', hasTitles: false };
  const notes = buildFeed(content.posts, { ...options, ...place });
  const rss = parse(toRss(notes));
  expect(toRss(notes)).toContain(`href="${url('/notes/rss.xml')}"`);
  expect(rss.text('link', rss.items[0]?.parentElement ?? undefined)).toBe(url('/notes/'));
  expect(rss.text('title', rss.items[0])).toBeUndefined();
  const atom = parse(toAtom(notes));
  expect(atom.text('title', atom.items[0])).toBe('In short...');
});

it('a feed without posts is valid', () => {
  const empty = buildFeed([], options);
  expect(parse(toRss(empty)).items).toEqual([]);
  expect(toRss(empty)).toContain('Sat, 01 Jan 2000');
});

const fragments = [']]>', '<![CDATA[', '&amp;', '&#1;', '<b>', '</title>', '-->', '"', "'", '🦀'];
const invalid = ['\0', '\u0001', '\uD800', '\uFFFE'];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...fragments, ...invalid), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(' '));

/** A feed in which every text is generated. */
const anyFeed = fc
  .record({
    title: anyText,
    description: anyText,
    author: anyText,
    entryTitle: anyText,
    entryDescription: anyText,
    body: anyText,
    tags: fc.array(anyText, { maxLength: 2 }),
  })
  .map(({ entryTitle, entryDescription, body, tags, ...texts }): SiteFeed => {
    const [entry] = content.posts;
    const metadata = {
      ...entry!.metadata!,
      title: entryTitle,
      description: entryDescription,
      tags,
    };
    return buildFeed([{ ...entry!, body, metadata }], { ...options, ...texts });
  });

/** A text without what XML cannot contain or may change: characters and white space. */
const inXml = (text: string) =>
  text
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uD800-\uDFFF\uFFFD-\uFFFF]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

it('every text of a feed arrives, whatever is in it', () => {
  fc.assert(
    fc.property(anyFeed, (any) => {
      const [item] = any.items;
      const rss = parse(toRss(any));
      const atom = parse(toAtom(any));
      for (const { items, text } of [rss, atom]) {
        expect(inXml(text('title', items[0]) ?? '')).toBe(inXml(item!.title ?? ''));
      }
      const [inRss] = rss.items;
      expect(inXml(rss.text('description', inRss) ?? '')).toBe(inXml(item!.description));
      expect(inXml(rss.text('content:encoded', inRss) ?? '')).toBe(inXml(item!.html));
      expect(inXml(atom.text('content', atom.items[0]) ?? '')).toBe(inXml(item!.html));
      const json = JSON.parse(toJsonFeed(any)) as { items: { title?: string }[] };
      expect(json.items[0]?.title?.trim() ?? '').toBe(item!.title?.trim() ?? '');
    }),
  );
});

const toHtml = (markdown: string, labels = strings.markdown) =>
  toFeedHtml(markdown, { page: '/blog/a/', baseUrl: '/blog/', url }, labels);

it('names footnotes in the language of the feed', () => {
  const html = toHtml('One[^a] and again[^a].\n\n[^a]: Note.', fr.markdown);
  expect(html).toContain('>Notes de bas de page</h2>');
  expect(html).toContain('aria-label="Retour à la référence 1-2"');
  expect(html).not.toMatch(/Footnotes|Back to/);
});

it('the text of a feed is sanitised, with absolute URLs', () => {
  const html = toHtml('![A](a/b.png) [c](/d) [e](#f) <kbd>g</kbd> <script>h</script>');
  expect(html).toContain(`src="${url('/blog/a/b.png')}"`);
  expect(html).toContain(`href="${url('/d/')}"`);
  expect(html).toContain(`href="${url('/blog/a/#f')}"`);
  expect(html).toContain('<kbd>g</kbd>');
  expect(html).not.toMatch(/script|h</);
});

it('leaves out descriptions of images that have to be written', () => {
  expect(toHtml('![To write: what the image shows](a/b.png)')).toContain('alt=""');
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
