import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { decode, escapeHtml } from '../site';
import type { SourceFolder } from '../source/folder';
import type { SplitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import { elementsIn, hasClass, parseHtml, replaceElements, textOf } from '../text/html/elements';
import { toMarkdown } from '../text/html/to-markdown';

/** An export of WordPress: files of XML with all posts, pages and attachments. */
export const wordpress: Generator = {
  name: 'WordPress',
  recognise: (folder) => exportsIn(folder).length > 0,
  readSite(folder) {
    const channels = exportsIn(folder).map((file) => ({ file, channel: parseXml(folder, file) }));
    const items = channels.flatMap(({ file, channel }) =>
      elementsIn(channel, 'item').map((item) => {
        const { post_name: slug, post_id: id, post_type: type, status } = valuesOf(item);
        return { item, type, status, key: `${file}#${slug || id}` };
      }),
    );
    const ofType = (wanted: string) => items.filter(({ type }) => type === wanted);
    const posts = new Map(
      ofType('post')
        .filter(({ status }) => !/^(trash|auto-draft)$/.test(status ?? ''))
        .map(({ key, item }) => [key, item]),
    );
    const attachments = new Map(
      ofType('attachment').map(({ item }) => [valuesOf(item).post_id, item]),
    );
    return {
      posts: [...posts.keys()],
      read: (post) => readPost(posts.get(post)!, attachments),
      url: channels.map(({ channel }) => valuesOf(channel).link).find(Boolean),
      pattern: () => undefined,
      publicFolders: [''],
      notTaken: ofType('page').map(({ key }) => key),
    };
  },
  fields: { url: [/^link$/] },
};

const exportsIn = ({ files, readBytes }: SourceFolder): string[] =>
  files.filter(
    (file) =>
      /^[^/]+\.xml$/i.test(file) &&
      /^[^]{0,4000}xmlns:wp="/.test(readBytes(file)?.toString('utf8') ?? ''),
  );

/** Parses XML, which is in the place where HTML has names of all kinds: in a drawing. */
function parseXml({ readBytes }: SourceFolder, file: string): Element {
  const xml = readBytes(file)?.toString('utf8') ?? '';
  const escaped = xml.replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, text: string) => escapeHtml(text));
  const [channel] = elementsIn(parseHtml(`<svg>${escaped}</svg>`), 'channel');
  return channel ?? h('channel');
}

/** The texts in an element, by their names without a prefix. Of those with one name the first counts. */
function valuesOf({ children }: Element): Record<string, string | undefined> {
  const texts = children.flatMap((child): [string, string][] =>
    child.type === 'element' ? [[child.tagName.replace(/^wp:/, ''), toString(child)]] : [],
  );
  return Object.fromEntries(texts.toReversed());
}

/** The fields that WordPress and its programs add to a post. */
const metaOf = (item: Element): Record<string, string | undefined> =>
  Object.fromEntries(
    elementsIn(item, 'wp:postmeta')
      .map(valuesOf)
      .map(({ meta_key: name, meta_value: value }) => [name, value]),
  );

function readPost(item: Element, attachments: ReadonlyMap<string | undefined, Element>): SplitFile {
  const values = valuesOf(item);
  const { link = '', status = 'draft', post_date: date } = values;
  const tags = elementsIn(item, 'category')
    .filter(({ properties }) => /^(category|post_tag)$/.test(String(properties.domain)))
    .map(textOf)
    .filter((tag) => tag !== 'Uncategorized');
  const cover = attachments.get(metaOf(item)._thumbnail_id);
  const isPublic = /^(publish|future)$/.test(status);
  return {
    fields: {
      title: values.title,
      slug: decode(values.post_name ?? ''),
      // That of a draft leads to its preview.
      link: isPublic ? link : undefined,
      date,
      modified: values.post_modified,
      excerpt: values['excerpt:encoded'],
      tags,
      pinned: values.is_sticky,
      // What was to appear appears by its date.
      status: isPublic ? 'publish' : status,
      publishDate: status === 'future' ? date : undefined,
      password: values.post_password,
      image: cover && valuesOf(cover).attachment_url,
      imageAlt: (cover && metaOf(cover)._wp_attachment_image_alt) || undefined,
    },
    body: markdownOf(values['content:encoded'] ?? ''),
  };
}

function markdownOf(content: string): string {
  const html = withoutShortcodes(content.replace(/\r\n?/g, '\n'));
  // The editor of blocks writes their names as comments, and paragraphs as HTML.
  const blocks = html.replace(/<!-- \/?wp:[^]*?-->/g, '');
  const tree = parseHtml(blocks === html ? withParagraphs(html) : blocks);
  replaceElements(tree, (element) => {
    if (hasClass(element, 'wp-block-embed__wrapper')) {
      return [h('iframe', { src: textOf(element) })];
    }
    const { className = [], lang } = element.properties;
    const [, brush] = /\bbrush:\s?(\w+)/.exec([className].flat().join(' ')) ?? [];
    const language = brush ?? lang;
    if (element.tagName !== 'pre' || !language || elementsIn(element, 'code').length > 0) {
      return undefined;
    }
    return [
      h('pre', h('code', { className: [`language-${String(language)}`] }, toString(element))),
    ];
  });
  return toMarkdown(tree);
}

/** Shortcodes as the HTML that they stand for: https://codex.wordpress.org/Shortcode */
const withoutShortcodes = (html: string): string =>
  html
    .replace(
      /\[caption\b[^\]]*\](\s*(?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)([^]*?)\[\/caption\]/g,
      '<figure>$1<figcaption>$2</figcaption></figure>',
    )
    .replace(
      /\[(sourcecode|code)\b(?:[^\]]*?\blang(?:uage)?=["']?(\w+))?[^\]]*\]([^]*?)\[\/\1\]/g,
      (_, _name, language = 'text', text: string) => {
        const code = /&(lt|gt|amp);/.test(text) ? text : escapeHtml(text);
        return `<pre><code class="language-${language}">${code.trim()}</code></pre>`;
      },
    )
    .replace(/\[embed\b[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, '<iframe src="$1"></iframe>')
    .replace(/\[youtube[ =](https?:[^\]\s]+)[^\]]*\]/g, '<iframe src="$1"></iframe>');

const BLOCK =
  /^\s*<\/?(?:address|article|aside|blockquote|d[dlt]|div|fig\w+|form|h[1-6r]|iframe|li|ol|p|pre|script|section|style|t(?:able|body|d|foot|h|head|r)|ul|video)\b/i;

/** The classic editor writes no paragraphs: empty lines part them, and others are line breaks. */
const withParagraphs = (html: string): string =>
  html
    .split(/(<pre\b[^]*?<\/pre>)/i)
    .map((part) => {
      if (/^<pre\b/i.test(part)) return part;
      const chunks = part.split(/\n[ \t]*\n/).map((chunk) => chunk.trim());
      return chunks.filter(Boolean).map(paragraphOf).join('\n\n');
    })
    .join('\n\n');

function paragraphOf(chunk: string): string {
  const lines = chunk.split('\n');
  const text = lines.map((line, index) => {
    const next = lines[index + 1];
    const isBroken = next !== undefined && !BLOCK.test(next) && !BLOCK.test(line);
    return isBroken ? `${line}<br>` : line;
  });
  return BLOCK.test(chunk) ? text.join('\n') : `<p>${text.join('\n')}</p>`;
}
