import { matchesPath } from '../source/defaults';
import type { SourceFolder } from '../source/folder';
import { splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { readSettings } from '../source/settings';
import { fillPattern } from '../source/url-pattern';
import { isFields } from '../source/values';
import {
  callout,
  code,
  codepen,
  details,
  fence,
  image,
  innerText,
  raw,
  tweet,
  youtube,
} from '../text/conversions';
import type { TagSyntax } from '../text/tags/tags';
import { tagsOfTemplates } from '../text/tags/templates';

const CONFIG = /^(config\/_default\/)?(hugo|config)\.(toml|ya?ml|json)$/;

/** The folders of content in which posts stand, by the habits of themes. */
const SECTIONS =
  /^content\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:posts?|blog|articles?|writing|notes|p)\//i;

/** {{< name args >}}, {{% name %}} … {{% /name %}} */
const shortcodes: TagSyntax = {
  pattern:
    /\{\{[<%](?!\/\*)\s*(?:(?<close>\/)\s*)?(?<name>[\w./-]+)(?<args>(?:"[^"]*"|`[^`]*`|(?![>%]\}\})[^])*?)\/?\s*[>%]\}\}/g,
  verbatim: ['highlight', 'code', 'raw'],
};

export const hugo: Generator = {
  name: 'Hugo',
  recognise: ({ files, has }) =>
    files.some((file) => CONFIG.test(file)) &&
    (has('archetypes/default.md') ||
      files.some((file) => /^(content|layouts|themes)\//.test(file))) &&
    !files.some(
      (file) => file.startsWith('sass/') && has('config.toml') && has('templates/index.html'),
    ),
  readSite(folder) {
    const settings = settingsOf(folder);
    const all = folder
      .list(['content'], ['md', 'markdown', 'mdown'])
      .filter((file) => !/(^|\/)_index\.\w+$/.test(file));
    const posts = all.filter((file) => SECTIONS.test(file));
    const url = settings.baseURL ?? settings.baseurl;
    return {
      posts: posts.length > 0 ? posts : all.filter((file) => file.split('/').length > 2),
      url: typeof url === 'string' ? url : undefined,
      pattern: (post) => urlOf(post, settings),
      publicFolders: ['static', 'assets'],
      contentFolders: ['content'],
      tags: tagsOfTemplates(folder, templateFolders(folder)),
      defaults: (file) => cascadeTo(file, folder, settings),
      isDraft: ({ file }) => isResource(file, folder),
    };
  },
  fields: { url: ['url'] },
  syntaxes: [shortcodes],
  tags: {
    imgproc: image,
    'youtube-lite': youtube,
    x: tweet,
    highlight: code,
    code,
    'code-block': code,
    mermaid: ({ innerMarkup = '' }) => fence(innerMarkup, 'mermaid'),
    raw,
    rawhtml: innerText,
    hint: callout,
    expand: details,
    codepen,
    ref: ({ args }) => args.replace(/^["'`]|["'`].*$/g, ''),
    relref: ({ args }) => args.replace(/^["'`]|["'`].*$/g, ''),
  },
};

/** The settings of the site. All files of `config/_default` are one object. */
function settingsOf(folder: SourceFolder): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const file of folder.files) {
    const [, main, name = '', type] =
      /^(?:config\/_default\/)?(?:(hugo|config)|(\w+))\.(toml|ya?ml|json)$/.exec(file) ?? [];
    if (!type || (!main && !file.startsWith('config/'))) continue;
    const read = readSettings(folder, file, type === 'toml' ? 'toml' : 'yaml');
    Object.assign(settings, main ? read : { [name]: read });
  }
  return settings;
}

/** The URL of a post: https://gohugo.io/content-management/urls/ */
function urlOf(post: RawPost, { permalinks }: Record<string, unknown>): string | undefined {
  const [, ...sections] = post.sections;
  const inContent = { ...post, sections };
  const patterns = isFields(permalinks) && isFields(permalinks.page) ? permalinks.page : permalinks;
  const pattern = isFields(patterns) ? patterns[sections[0] ?? ''] : undefined;
  return fillPattern(typeof pattern === 'string' ? pattern : '/:sections/:slug/', inContent);
}

/** The folders of shortcodes, of the site and of its themes. */
const templateFolders = ({ files }: SourceFolder) => [
  ...new Set(
    files.flatMap(
      (file) => /^((?:themes\/[^/]+\/)?layouts\/(?:_?shortcodes))\//.exec(file)?.[1] ?? [],
    ),
  ),
];

/** What the site and the sections above a post pass down to it: https://gohugo.io/content-management/front-matter/#cascade */
function cascadeTo(
  file: string,
  folder: SourceFolder,
  settings: Record<string, unknown>,
): Record<string, unknown> {
  const above = file.split('/').slice(0, -1);
  const sections = above.map((_, index) => {
    const index_ = `${above.slice(0, index + 1).join('/')}/_index`;
    const text = ['md', 'html'].map((type) => folder.readText(`${index_}.${type}`)).find(Boolean);
    return splitFile(text ?? '').fields;
  });
  const rules = [settings, ...sections].flatMap(({ cascade }) => [cascade].flat().filter(isFields));
  const target = file.replace(/^content|\.\w+$/g, '').replace(/\/index$/, '');
  return Object.assign({}, ...rules.filter((rule) => isFor(rule, target))) as Record<
    string,
    unknown
  >;
}

function isFor(rule: Record<string, unknown>, page: string): boolean {
  const target = rule.target ?? rule._target;
  const { path = '', kind = 'page' } = isFields(target) ? target : {};
  return matchesPath(String(path), page.slice(1)) && matchesPath(String(kind), 'page');
}

/** Whether a file belongs to the bundle of a post, and has no page: https://gohugo.io/content-management/page-bundles/ */
const isResource = (file: string, { has }: SourceFolder): boolean => {
  const folders = file.split('/').slice(0, -1);
  return folders.some((_, index) => {
    const bundle = `${folders.slice(0, index + 1).join('/')}/index`;
    return ['md', 'markdown', 'html'].some((type) => {
      const page = `${bundle}.${type}`;
      return page !== file && has(page);
    });
  });
};
