import path from 'node:path';
import { matchesPath } from '../source/defaults';
import type { SourceFolder } from '../source/folder';
import { splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { readSettings } from '../source/settings';
import { categoriesOf, type Tokens } from '../source/url-pattern';
import { isFields, textOf } from '../source/values';
import { code, conversionByName, page, unknown } from '../text/conversions';
import { readArguments } from '../text/tags/arguments';
import { liquidOutput, liquidTags, output } from '../text/tags/liquid';
import type { TagConversion } from '../text/tags/tags';

/** The names of Jekyll for patterns: https://jekyllrb.com/docs/permalinks/ */
const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** A text as Jekyll makes a part of a URL of it. */
const slugify = (text: string, kept: RegExp): string =>
  text.replace(kept, '-').replace(/^-+|-+$/g, '');

const plainSlug = (text: string) => slugify(text, /[^\p{M}\p{L}\p{Nd}]+/gu).toLowerCase();

/** The folder of the site, with a slash at its end: the one with the layouts, which may be below that of the repository. */
const topOf = ({ files }: SourceFolder): string =>
  files
    .flatMap((file) => /^(.*?)_(?:layouts|includes)\//.exec(file)?.[1] ?? [])
    .sort((a, b) => a.length - b.length)[0] ?? '';

const below = (folder: string, file: string) =>
  file.startsWith(folder) ? file.slice(folder.length) : file;

/**
 * What the patterns of Jekyll have: https://jekyllrb.com/docs/permalinks/#placeholders
 * @param top the folder of the collections
 */
function tokensOf(top: string): Tokens {
  /** The folders above _posts, and the categories of the front matter. */
  const categoriesIn = (post: RawPost): string[] => {
    const [, above = ''] = /^(.*?)_(?:posts|drafts)\//.exec(below(top, post.file)) ?? [];
    return [...new Set([...above.split('/'), ...categoriesOf(post)])].filter(Boolean);
  };
  return {
    title: ({ fields: { slug }, name }) =>
      slugify(slug ?? name, /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu),
    slug: ({ fields: { slug }, name }) => plainSlug(slug ?? name),
    categories: (post) => categoriesIn(post).join('/').toLowerCase(),
    slugified_categories: (post) => categoriesIn(post).map(plainSlug).join('/'),
    collection: () => 'posts',
  };
}

/** {% include image.html url="…" %}: the name of the file tells what it is. */
const include: TagConversion = (tag, tools) => {
  const { positional } = readArguments(tag.args);
  const name = (positional[0] ?? '').replace(/^.*\/|\.\w+$/g, '').toLowerCase();
  const args = tag.args.replace(/^\S+\s*/, '');
  return conversionByName(name)?.({ ...tag, args }, tools) ?? unknown(tag, tools);
};

/** {% capture text %}…{% endcapture %}{{ text | markdownify }}, which shows its text in place */
const CAPTURE =
  /[ \t]*\{%-?\s*capture\s+(\w+)\s*-?%\}([^]*?)\{%-?\s*endcapture\s*-?%\}\s*\{\{-?\s*\1\s*\|\s*markdownify\s*-?\}\}/g;

/** {% include posts/text.md %}, without parameters */
const INCLUDED_TEXT = /[ \t]*\{%-?\s*include(?:_cached)?\s+([\w./-]+\.(?:md|markdown))\s*-?%\}/g;

function insertIncluded(folder: SourceFolder, body: string): string {
  return body.replace(CAPTURE, '$2').replace(INCLUDED_TEXT, (tag, name: string) => {
    const text = folder.readText(`${topOf(folder)}_includes/${name}`);
    return text === undefined ? tag : `\n${splitFile(text).body.trim()}\n`;
  });
}

export const jekyll: Generator = {
  name: 'Jekyll',
  recognise: ({ has, files }) => {
    const hasFolder = (name: RegExp) => files.some((file) => name.test(file));
    const isSite = has('_config.yml') || hasFolder(/^_layouts\//);
    return isSite && hasFolder(/(^|\/)(_posts|_layouts|_drafts)\//);
  },
  readSite(folder) {
    const settings = readSettings(folder, '_config.yml');
    const { url, baseurl, permalink = 'date', collections, default_lang: main, lang } = settings;
    const { posts } = isFields(collections) ? collections : {};
    const ofPosts = isFields(posts) ? posts.permalink : undefined;
    const top = topOf(folder);
    return {
      posts: folder.files.filter((file) =>
        /(^|\/)(_posts|_drafts)\/.*\.(md|markdown|html)$/.test(file),
      ),
      url: `${textOf(url)}${textOf(baseurl)}`,
      pattern(post) {
        const ofFile = defaultsFor(below(top, post.file), settings).permalink;
        const pattern = String(ofFile ?? ofPosts ?? permalink);
        return Object.hasOwn(STYLES, pattern) ? STYLES[pattern] : pattern;
      },
      tokens: tokensOf(path.posix.join(top, String(settings.collections_dir ?? ''), '/')),
      language: textOf(main ?? lang),
      // The plugin Polyglot: https://github.com/untra/polyglot
      languagePrefix: (tag) => (settings.languages && tag !== main ? `/${tag}` : ''),
      publicFolders: [top, `${top}assets`],
      contentFolders: [top, `${top}_posts`],
      defaults: (file) => defaultsFor(below(top, file), settings),
      isDraft: ({ file }) => isLeftOut(below(top, file), settings),
    };
  },
  fields: { spacedTags: true, url: [/^permalink$/] },
  insertIncluded,
  syntaxes: [liquidTags, liquidOutput],
  tags: {
    highlight: code,
    comment: ({ innerMarkup = '' }, { note }) => note('private', `a comment: ${innerMarkup}`),
    include,
    include_relative: include,
    include_cached: include,
    link: ({ args }) => `/${args.replace(/^\//, '')}`,
    post_url: ({ args }) => `/_posts/${args.trim()}.md`,
    github: page('https://github.com/'),
    '': output,
  },
};

const listIn = (value: unknown) => [value ?? []].flat();

/** The front matter defaults of a post: https://jekyllrb.com/docs/configuration/front-matter-defaults/ */
function defaultsFor(
  file: string,
  { defaults, collections_dir: folder = '' }: Record<string, unknown>,
): Record<string, unknown> {
  const bare = below(`${String(folder)}/`, file);
  const values = listIn(defaults).flatMap((one) => {
    const { scope, values } = isFields(one) ? one : {};
    const { path: at = '', type = '' } = isFields(scope) ? scope : {};
    const isInScope =
      ['', 'posts', /_drafts\//.test(file) && 'drafts'].includes(String(type)) &&
      [file, bare].some((one) => matchesPath(String(at), one));
    return isInScope && isFields(values) ? [{ path: String(at), values }] : [];
  });
  // The longer path is the more specific one.
  values.sort((a, b) => a.path.length - b.path.length);
  return Object.assign({}, ...values.map((one) => one.values)) as Record<string, unknown>;
}

/** Whether Jekyll publishes no page of a file: one that is excluded, or a post without a day in its name. */
const isLeftOut = (file: string, { exclude }: Record<string, unknown>): boolean =>
  listIn(exclude).some((pattern) => matchesPath(String(pattern), file)) ||
  !/(^|\/)_(posts\/(.*\/)?\d{2,4}-\d{1,2}-\d{1,2}-|drafts\/)[^/]*$/.test(file);
