import path from 'node:path';
import { fieldsInCode, matchesPath } from '../source/defaults';
import { foldersAbove, type SourceFolder } from '../source/folder';
import { readYaml, splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { addressIn, unreadKeys } from '../source/settings';
import { fillPattern } from '../source/url-pattern';
import { isFields, textOf } from '../source/values';
import { code, innerText, ref } from '../text/conversions';
import { containers } from '../text/tags/containers';
import { liquidOutput, liquidTags, output } from '../text/tags/liquid';
import { postsIn } from './habits';

const CONFIG = /^(\.eleventy|eleventy\.config)\.(c|m)?[jt]s$/;

/** The global data of a site, without code: src/_data/site.json */
const DATA_OF_SITE = /(^|\/)_?data\/(site|meta|metadata|global|config)\.(json|ya?ml)$/;

/** Endings of the files that hold data of a template or a folder, without code. */
const DATA = ['.11tydata.json', '.json', '.yml', '.yaml'];

export const eleventy: Generator = {
  name: 'Eleventy',
  recognise: ({ files }) => files.some((file) => CONFIG.test(file)),
  readSite(folder) {
    const input = inputFolder(folder);
    const own = folder
      .list([input], ['md', 'markdown'])
      .filter((file) => !/(^|\/)(_\w+|node_modules)\//.test(file.replace(/(^|\/)_posts\//, '/')));
    const ignored = (folder.readText('.eleventyignore') ?? '')
      .split('\n')
      .filter((line) => /^\s*[^\s#]/.test(line));
    return {
      posts: postsIn(own),
      url: addressIn(folder.textOf(DATA_OF_SITE)),
      pattern: (post) => urlOf(post, folder, input),
      unreadUrls: [
        ...unreadKeys(folder, CONFIG, ['pathPrefix', 'addUrlTransform']),
        ...unreadKeys(folder, /\.11tydata\.[cm]?js$/, ['permalink']).filter(
          (one) => permalinkIn(folder.readText(one.replace(/: .*/, '')) ?? '') === null,
        ),
      ],
      publicFolders: [input, 'public', 'static', `${input}/public`, `${input}/static`],
      contentFolders: [input],
      defaults: (file) => dataAbove(file, folder),
      isDraft: ({ file }) => ignored.some((pattern) => matchesPath(pattern, file)),
    };
  },
  readData: (folder, file) => dataOf(folder, file.replace(/\.\w+$/, '')),
  fields: { collections: /^(all|articles?|blog|notes?|posts?|writing)$/ },
  syntaxes: [liquidTags, liquidOutput, containers],
  tags: {
    highlight: code,
    ref,
    // https://www.11ty.dev/docs/plugins/render/
    rendertemplate: innerText,
    '': output,
  },
};

/** The folder that the configuration names as input. */
function inputFolder({ files, textOf }: SourceFolder): string {
  const [, input] = /\binput:\s*['"`]\.?\/?([\w./-]*[\w-])\/?['"`]/.exec(textOf(CONFIG)) ?? [];
  return input ?? (files.some((file) => /^src\/.*\.md$/.test(file)) ? 'src' : '');
}

/** The files with data of a post, without their endings: those of the folders above it, then its own. */
const dataNames = (file: string): string[] => [
  ...foldersAbove(file).map((folder) => `${folder}/${path.posix.basename(folder)}`),
  file.replace(/\.\w+$/, ''),
];

/** The data beside a template or folder: `name.json`, `name.11tydata.json`, `name.yml`. */
function dataOf({ readText }: SourceFolder, bare: string): Record<string, unknown> {
  const found = DATA.map((end) => readText(`${bare}${end}`)).find((text) => text !== undefined);
  const data = readYaml(found ?? '');
  return isFields(data) ? data : {};
}

/** permalink: a text, or a function that only returns one, as in `permalink: ({ page }) => …` */
const PERMALINK =
  /\bpermalink\s*(?::\s*|\()(?:(?:async\s+)?(?:function\b\s*\w*\s*)?(?:\([^()]*\)|\w+(?=\s*=>))\s*(?:=>\s*)?\{?\s*(?:return\s+)?)?(["'`])((?:(?!\1)[^\\])*)\1(?=\s*[;,})\n])/;

/** The path of a post: https://www.11ty.dev/docs/permalinks/ */
function urlOf(post: RawPost, folder: SourceFolder, input: string): string | undefined {
  const bare = post.file.slice(input === '' ? 0 : input.length + 1).replace(/(\/index)?\.\w+$/, '');
  const permalink = permalinkOf(post, folder);
  if (permalink === undefined || permalink === 'false') return `/${bare}/`;
  if (permalink === null) return undefined;
  let isKnown = true;
  const path = permalink.replace(/\$?\{\{?\s*([^{}]*?)\s*\}\}?/g, (_, expression: string) => {
    const value = valueOf(expression.replace(/^(?:this\.|data\.)+/, ''), post, bare);
    isKnown &&= value !== undefined;
    return value ?? '';
  });
  // Other markup, such as {% if %}, is not run.
  return isKnown && !/[{}]/.test(path) ? path : undefined;
}

/** The value of an expression in a permalink; undefined if it needs code, such as a filter of the site. */
function valueOf(expression: string, post: RawPost, bare: string): string | undefined {
  const [, name = '', filter, format = ''] =
    /^([\w.]+)(?:\s*\|\s*(\w+)(?::?\s*\(?["']([^"']*)["']\)?)?)?$/.exec(expression) ?? [];
  if (name === 'page.filePathStem') return `/${bare.replace(/\d{4}-\d\d-\d\d-/, '')}`;
  if (/^(page\.)?date$/.test(name)) {
    const dated = format
      .replaceAll('%Y', ':year')
      .replaceAll('%m', ':month')
      .replaceAll('%d', ':day');
    return filter === 'date' && !dated.includes('%')
      ? fillPattern(dated, post)?.slice(1)
      : undefined;
  }
  const value = name === 'page.fileSlug' ? post.name : post.frontMatter[name];
  const text = typeof value === 'string' ? value : undefined;
  if (filter === undefined) return text;
  // Programs differ in the slugs of other letters.
  const isPlain = /^slug(ify)?$/.test(filter) && /^[\w -]*$/.test(text ?? '_');
  return isPlain ? text?.toLowerCase().replace(/[ _]+/g, '-') : undefined;
}

/** The permalink of a post; null if code computes it, undefined if there is none. */
function permalinkOf(post: RawPost, folder: SourceFolder): string | null | undefined {
  const { permalink, layout } = post.frontMatter;
  const bares = dataNames(post.file).toReversed();
  const codes = bares.map((bare) => codeOf(bare, folder));
  const computed = codes.find((code) => /\beleventyComputed\b[^]*\bpermalink\b/.test(code));
  if (computed !== undefined) return permalinkIn(computed);
  if (textOf(permalink)) return textOf(permalink);
  for (const [index, bare] of bares.entries()) {
    const inData = textOf(dataOf(folder, bare).permalink);
    if (inData) return inData;
    if (/\bpermalink\b/.test(codes[index]!)) return permalinkIn(codes[index]!);
  }
  const defaults = { ...dataAbove(post.file, folder), ...(layout === undefined ? {} : { layout }) };
  return permalinkOfLayout(textOf(defaults.layout), folder);
}

/** The permalink in code; null if it is not a plain text. */
const permalinkIn = (code: string): string | null => PERMALINK.exec(code)?.[2] ?? null;

/** The permalink in the front matter of a layout, or of one that this is in. */
function permalinkOfLayout(name: string, folder: SourceFolder): string | undefined {
  const bare = name.replace(/\.\w+$/, '');
  const file = folder.files.find(
    (one) =>
      /(^|\/)_(includes|layouts)\//.test(one) && one.replace(/\.\w+$/, '').endsWith(`/${bare}`),
  );
  const { permalink, layout } = splitFile(folder.readText(bare ? (file ?? '') : '') ?? '').fields;
  if (permalink !== undefined) return textOf(permalink);
  return layout === undefined || layout === name
    ? undefined
    : permalinkOfLayout(textOf(layout), folder);
}

/** The data of the folders above a post, also what is written in code. That of the nearest folder wins. */
function dataAbove(file: string, folder: SourceFolder): Record<string, unknown> {
  const data = dataNames(file).map((bare) => ({
    ...fieldsInCode(codeOf(bare, folder)),
    ...dataOf(folder, bare),
  }));
  return Object.assign({}, ...data) as Record<string, unknown>;
}

const codeOf = (bare: string, { readText }: SourceFolder): string =>
  ['js', 'cjs', 'mjs'].map((end) => readText(`${bare}.11tydata.${end}`)).find(Boolean) ?? '';
