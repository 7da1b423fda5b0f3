import { isFields } from '@/lib/is-fields';
import type { SourceFolder } from '../source/folder';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { readSettings } from '../source/settings';
import { fillPattern } from '../source/url-pattern';
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
    };
  },
  fields: {
    title: ['title', 'linkTitle'],
    date: ['date', 'publishDate'],
    updated: ['lastmod', 'modified', 'updated'],
    preview: ['description', 'summary', 'subtitle'],
    tags: ['tags', 'categories', 'keywords', 'topics', 'topic'],
    draft: ['draft', 'private'],
    image: [
      'cover.image',
      'cover.src',
      'cover',
      'image.src',
      'image',
      'featured_image',
      'featuredImage',
      'featureimage',
      'thumbnail',
      'images',
      'banner',
      'header.image',
    ],
    imageAlt: ['cover.alt', 'image.alt', 'imageAlt', 'featured_image_alt'],
    canonical: ['canonicalURL', 'canonical'],
    aliases: ['aliases'],
    slug: ['slug'],
    url: ['url'],
    ignored: [
      'layout',
      'type',
      'weight',
      'toc',
      'showToc',
      'TocOpen',
      'math',
      'katex',
      'comments',
      'markup',
    ],
  },
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
