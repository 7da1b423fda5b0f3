import path from 'node:path';
import { fieldsInCode, matchesPath } from '../source/defaults';
import type { SourceFolder } from '../source/folder';
import { readYaml } from '../source/front-matter';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { fillPattern } from '../source/url-pattern';
import { isFields } from '../source/values';
import { code, raw, youtube } from '../text/conversions';
import { containers } from '../text/tags/containers';
import { liquidOutput, liquidTags, output } from '../text/tags/liquid';
import { postsIn } from './habits';

const CONFIG = /^(\.eleventy|eleventy\.config)\.(c|m)?[jt]s$/;

/** The global data of a site, without code: src/_data/site.json */
const DATA_OF_SITE = /(^|\/)_?data\/(site|meta|metadata|global|config)\.(json|ya?ml)$/;

/** "url": "https://example.org", domain: https://example.org */
const SITE_URL =
  /^\s*"?(?:url|siteUrl|site_url|domain|baseUrl)"?\s*:\s*["']?(https?:\/\/[^"'\s,]+)/m;

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
    const data = folder.files.filter((file) => DATA_OF_SITE.test(file));
    const ignored = (folder.readText('.eleventyignore') ?? '')
      .split('\n')
      .filter((line) => /^\s*[^\s#]/.test(line));
    return {
      posts: postsIn(own),
      url: data.map((file) => SITE_URL.exec(folder.readText(file) ?? '')?.[1]).find(Boolean),
      pattern: (post) => urlOf(post, folder, input),
      publicFolders: [input, 'public', 'static', `${input}/public`, `${input}/static`],
      contentFolders: [input],
      defaults: (file) => dataAbove(file, folder),
      isDraft: ({ file }) => ignored.some((pattern) => matchesPath(pattern, file)),
    };
  },
  readData: (folder, file) => dataOf(folder, file.replace(/\.\w+$/, '')),
  fields: {
    collections: [
      'all',
      'article',
      'articles',
      'blog',
      'note',
      'notes',
      'post',
      'posts',
      'writing',
    ],
    slug: [],
  },
  syntaxes: [liquidTags, liquidOutput, containers],
  tags: {
    codepen: youtube,
    highlight: code,
    raw,
    '': output,
  },
};

/** The folder that the configuration names as input. */
function inputFolder({ files, readText }: SourceFolder): string {
  const config = files.find((file) => CONFIG.test(file)) ?? '';
  const [, input = ''] = /\binput:\s*['"`]\.?\/?([\w./-]*)['"`]/.exec(readText(config) ?? '') ?? [];
  if (input.replace(/\/$/, '') !== '') return input.replace(/\/$/, '');
  return files.some((file) => /^src\/.*\.md$/.test(file)) ? 'src' : '';
}

/** The data beside a template or folder: `name.json`, `name.11tydata.json`, `name.yml`. */
function dataOf({ readText }: SourceFolder, bare: string): Record<string, unknown> {
  const found = DATA.map((end) => readText(`${bare}${end}`)).find((text) => text !== undefined);
  if (found === undefined) return {};
  const data = readYaml(found);
  return isFields(data) ? data : {};
}

/** The path of a post: https://www.11ty.dev/docs/permalinks/ */
function urlOf(post: RawPost, folder: SourceFolder, input: string): string | undefined {
  const bare = post.file.slice(input === '' ? 0 : input.length + 1).replace(/(\/index)?\.\w+$/, '');
  const permalink = post.frontMatter.permalink ?? permalinkAbove(post.file, folder);
  if (typeof permalink !== 'string' || permalink === 'false') return `/${bare}/`;
  const pattern = permalink
    .replace(/\{\{\s*page\.filePathStem\s*\}\}/g, `/${bare.replace(/\d{4}-\d\d-\d\d-/, '')}`)
    .replace(/\{\{\s*(?:page\.fileSlug|slug)\b[^}]*\}\}/g, ':title')
    .replace(
      /\{\{\s*(?:page\.)?date\s*\|\s*date:\s*["']([^"']+)["']\s*\}\}/g,
      (_, format: string) =>
        format.replaceAll('%Y', ':year').replaceAll('%m', ':month').replaceAll('%d', ':day'),
    );
  // Other expressions are filters in code, which is not run.
  if (/[{}]/.test(pattern)) return undefined;
  return fillPattern(pattern, post);
}

/** The permalink in the data of the nearest folder: `posts/posts.json`, or in code `posts/posts.11tydata.js`. */
function permalinkAbove(file: string, folder: SourceFolder): unknown {
  for (let at = path.posix.dirname(file); at !== '.'; at = path.posix.dirname(at)) {
    const bare = `${at}/${path.posix.basename(at)}`;
    const { permalink } = dataOf(folder, bare);
    if (permalink !== undefined) return permalink;
    const [, , value] =
      /\bpermalink:\s*(["'`])([^"`']*(?:["'][^"'`]*)*?)\1/.exec(codeOf(bare, folder)) ?? [];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The data of the folders above a post, also what is written in code. That of the nearest folder wins. */
function dataAbove(file: string, folder: SourceFolder): Record<string, unknown> {
  const folders = path.posix.dirname(file).split('/');
  const names = folders.map((name, index) => `${folders.slice(0, index + 1).join('/')}/${name}`);
  const data = [...names, file.replace(/\.\w+$/, '')].map((bare) => ({
    ...fieldsInCode(codeOf(bare, folder)),
    ...dataOf(folder, bare),
  }));
  return Object.assign({}, ...data) as Record<string, unknown>;
}

const codeOf = (bare: string, { readText }: SourceFolder): string =>
  ['js', 'cjs', 'mjs'].map((end) => readText(`${bare}.11tydata.${end}`)).find(Boolean) ?? '';
