import { h } from 'hastscript';
import type { SourceFolder } from '../source/folder';
import type { SplitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import { attempt, isFields, isTrue } from '../source/values';
import {
  elementsIn,
  hasClass,
  parseHtml,
  replaceElements,
  textOf,
  withClass,
} from '../text/html/elements';
import { toMarkdown } from '../text/html/to-markdown';

type Row = Readonly<Record<string, unknown>>;

/** An export of Ghost, as its settings offer it: one file of JSON with the tables of its database. */
export const ghost: Generator = {
  name: 'Ghost',
  recognise: (folder) => exportIn(folder) !== undefined,
  readSite(folder) {
    const { file, table } = exportIn(folder)!;
    const posts = new Map(
      table('posts')
        // Older exports have `page: 1`, newer ones `type: "page"`.
        .filter((post) => post.type !== 'page' && !isTrue(post.page))
        .map((post) => [`${file}#${String(post.slug)}`, post]),
    );
    const [permalinks] = table('settings').filter(({ key }) => key === 'permalinks');
    return {
      posts: [...posts.keys()],
      read: (post) => readPost(posts.get(post) ?? {}, table),
      pattern: String(permalinks?.value ?? '/:slug/'),
      // Images are exported apart, as a folder "content".
      publicFolders: [''],
    };
  },
  fields: { ignored: [/^createdat$/] },
};

/** Fields of a post with words of its author. The others are settings of Ghost. */
const FIELDS =
  /^(canonical_url|custom_excerpt|(feature_)?image|feature_image_(alt|caption)|featured|meta_description|slug|status|title|visibility|codeinjection_(foot|head))$/;

function exportIn({ files, readBytes }: SourceFolder) {
  for (const file of files.filter((one) => /^[^/]+\.json$/.test(one))) {
    const text = readBytes(file)?.toString('utf8') ?? '';
    // Other files of JSON need not be parsed.
    if (!/^\s*\{\s*"(db|meta|data)"/.test(text)) continue;
    const parsed: unknown = attempt(() => JSON.parse(text.replaceAll('__GHOST_URL__', '')));
    const [db] = isFields(parsed) && Array.isArray(parsed.db) ? parsed.db : [parsed];
    const tables = isFields(db) && isFields(db.data) ? db.data : {};
    if (!Array.isArray(tables.posts)) continue;
    const table = (name: string): Row[] => [tables[name]].flat().filter(isFields);
    return { file, table };
  }
  return undefined;
}

function readPost(post: Row, table: (name: string) => Row[]): SplitFile {
  const names = new Map(table('tags').map(({ id, name }) => [id, String(name)]));
  const tags = table('posts_tags')
    .filter((one) => one.post_id === post.id)
    .sort((a, b) => Number(a.sort_order) - Number(b.sort_order))
    .flatMap((one) => names.get(one.tag_id) ?? [])
    // Names with # are internal.
    .filter((name) => !name.startsWith('#'));
  const meta = table('posts_meta').find((one) => one.post_id === post.id) ?? {};
  const own = Object.entries({ ...meta, ...post }).filter(
    ([name, value]) => FIELDS.test(name) && value !== null,
  );
  return {
    fields: {
      status: 'unknown',
      ...Object.fromEntries(own),
      tags,
      created_at: dayOf(post.created_at),
      published_at: dayOf(post.published_at),
      updated_at: dayOf(post.updated_at),
    },
    body: typeof post.markdown === 'string' ? post.markdown : markdownOf(String(post.html ?? '')),
  };
}

/** The day of a time, which old exports have in milliseconds. */
const dayOf = (time: unknown): string =>
  typeof time === 'number' ? new Date(time).toISOString() : String(time ?? '');

/** The Markdown of a post. Ghost's cards have names that begin with kg: https://ghost.org/docs/themes/content/ */
function markdownOf(html: string): string {
  const tree = parseHtml(html);
  replaceElements(tree, (element) => {
    if (hasClass(element, 'kg-bookmark-card', 'kg-file-card')) {
      const [link] = elementsIn(element, 'a');
      const [title] = withClass(element, 'kg-bookmark-title', 'kg-file-card-title');
      const [caption] = elementsIn(element, 'figcaption');
      const href = String(link?.properties.href ?? '');
      return [
        h('p', h('a', { href }, textOf(title) || href)),
        ...(caption ? [h('p', ...caption.children)] : []),
      ];
    }
    if (hasClass(element, 'kg-callout-card'))
      return [
        h(
          'blockquote',
          h('p', '[!NOTE]'),
          ...withClass(element, 'kg-callout-text').map((text) => h('p', ...text.children)),
        ),
      ];
    if (hasClass(element, 'kg-toggle-card')) {
      const [heading] = withClass(element, 'kg-toggle-heading-text');
      const [content] = withClass(element, 'kg-toggle-content');
      return [h('details', h('summary', textOf(heading)), ...(content?.children ?? []))];
    }
    if (hasClass(element, 'kg-gallery-image')) return [h('figure', ...element.children)];
    // The buttons, icons and players of cards
    const isControl =
      /^(svg|button)$/.test(element.tagName) ||
      hasClass(element, 'kg-audio-player', 'kg-video-overlay', 'kg-video-player-container');
    return isControl ? [] : undefined;
  });
  return toMarkdown(tree).replaceAll('> \\[!NOTE]', '> [!NOTE]');
}
