import { matchesPath } from '../source/defaults';
import { foldersAbove, type SourceFolder } from '../source/folder';
import { splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { readSettings } from '../source/settings';
import type { Tokens } from '../source/url-pattern';
import { isFields, isTrue, textOf, textsOf } from '../source/values';
import { code, innerText, mermaid, ref, tweet } from '../text/conversions';
import type { TagSyntax } from '../text/tags/tags';
import { tagsOfTemplates } from '../text/tags/templates';

const CONFIG = /^(config\/_default\/)?(hugo|config)\.(toml|ya?ml|json)$/;

/** The folders of content in which posts stand, by the habits of themes. */
const SECTIONS = /^(?:posts?|blog|articles?|writing|notes|p)\//i;

/** The templates of shortcodes, of the site and of its themes. */
const SHORTCODES = /^(?:themes\/[^/]+\/)?layouts\/_?shortcodes\//;

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
    const languages = languagesOf(settings);
    const folders = contentFoldersOf(folder, settings);
    const { defaultContentLanguage: main = 'en', defaultContentLanguageInSubdir: inSubdir } =
      settings;
    const all = folder
      .list(folders, ['md', 'markdown', 'mdown'])
      .filter((file) => !/(^|\/)_index(\.[\w-]+)?\.\w+$/.test(file));
    const inContent = (file: string) => belowFirst(file, folders);
    const posts = all.filter((file) => SECTIONS.test(inContent(file)));
    return {
      posts: posts.length > 0 ? posts : all.filter((file) => inContent(file).includes('/')),
      url: textOf(settings.baseURL ?? settings.baseurl),
      pattern: ({ file }) => patternOf(inContent(file), settings),
      language: String(main),
      languages,
      languagePrefix: (tag) => (tag === main && !isTrue(inSubdir) ? '' : `/${tag.toLowerCase()}`),
      tokens: tokensOf(settings, inContent),
      publicFolders: ['static', 'assets'],
      contentFolders: folders,
      tags: tagsOfTemplates(folder, SHORTCODES),
      defaults: (file) => cascadeTo(file, folder, settings),
      isDraft: ({ file }) => isResource(file, folder),
    };
  },
  fields: { url: [/^url$/] },
  syntaxes: [shortcodes],
  tags: {
    x: tweet,
    highlight: code,
    mermaid,
    rawhtml: innerText,
    ref,
    relref: ref,
  },
};

/** The settings of the site. All files of `config/_default` are one object. */
function settingsOf(folder: SourceFolder): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const file of folder.files) {
    const [, name] = /^config\/_default\/(\w+)\.(?:toml|ya?ml|json)$/.exec(file) ?? [];
    if (CONFIG.test(file)) Object.assign(settings, readSettings(folder, file));
    else if (name) settings[name] = readSettings(folder, file);
  }
  return settings;
}

/** The folders of content, those of single languages first: https://gohugo.io/content-management/multilingual/ */
function contentFoldersOf({ files }: SourceFolder, settings: Record<string, unknown>): string[] {
  const { contentDir = 'content' } = settings;
  const ofLanguages = Object.entries(languagesOf(settings)).flatMap(([tag, own]) => [
    ...(own ? [own] : []),
    `${String(contentDir)}/${tag}`,
  ]);
  return [...ofLanguages, folderName(contentDir)].filter((one) =>
    files.some((file) => file.startsWith(`${one}/`)),
  );
}

const folderName = (value: unknown) => textOf(value).replace(/^\.?\/|\/$/g, '');

/** The languages of the site, with the folder that each names. */
const languagesOf = ({ languages }: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isFields(languages) ? languages : {}).map(([tag, language]) => [
      tag,
      isFields(language) ? folderName(language.contentDir) : '',
    ]),
  );

/** The path of a file below the first of some folders that holds it. */
function belowFirst(file: string, folders: readonly string[]): string {
  const folder = folders.find((one) => file.startsWith(`${one}/`));
  return folder === undefined ? file : file.slice(folder.length + 1);
}

/** The pattern of the URL of a post: https://gohugo.io/configuration/permalinks/ */
function patternOf(
  inContent: string,
  { permalinks, uglyURLs, uglyurls = uglyURLs }: Record<string, unknown>,
): string {
  const [section = ''] = inContent.split('/');
  const patterns = isFields(permalinks) && isFields(permalinks.page) ? permalinks.page : permalinks;
  const pattern = isFields(patterns) ? patterns[section] : undefined;
  if (typeof pattern === 'string') return pattern;
  const isUgly = isTrue(isFields(uglyurls) ? uglyurls[section] : uglyurls);
  return `/:sections/:slugorfilename${isUgly ? '.html' : '/'}`;
}

/** What the patterns of Hugo have: https://gohugo.io/configuration/permalinks/#tokens */
function tokensOf(settings: Record<string, unknown>, inContent: (file: string) => string): Tokens {
  const keepsCase = isTrue(settings.disablePathToLower ?? settings.disablepathtolower);
  const { frontmatter } = settings;
  const datesFromNames = textsOf(isFields(frontmatter) ? frontmatter.date : undefined);
  const urlize = (text: string) => {
    const url = text
      .trim()
      .replace(/[^\p{L}\p{M}\p{Nd}\s./\\_#+~@-]/gu, '')
      .replace(/\s+-|-\s+|\s+/g, '-')
      .replaceAll('#', '%23');
    return keepsCase ? url : url.toLowerCase();
  };
  /** The folders in the path of a post, and the name of its file or bundle. */
  const partsOf = ({ file }: RawPost) => {
    const parts = inContent(file).replace(/(\/index)?(\.[a-z]{2}(-[a-z]{2})?)?\.\w+$/i, '');
    return { folders: parts.split('/').slice(0, -1), base: parts.split('/').at(-1) ?? '' };
  };
  const filename = (post: RawPost) => urlize(partsOf(post).base);
  const title = ({ fields }: RawPost) => urlize(fields.title ?? '');
  // https://gohugo.io/configuration/front-matter/#dates
  const slugIn = (post: RawPost) =>
    post.fields.slug ??
    (datesFromNames.includes(':filename') && post.dayInPath ? post.name : undefined);
  const slugOr = (other: (post: RawPost) => string) => (post: RawPost) =>
    slugIn(post) === undefined ? other(post) : urlize(slugIn(post)!);
  const sections = (post: RawPost) => partsOf(post).folders.map(urlize);
  return {
    title,
    slug: slugOr(title),
    filename,
    contentbasename: filename,
    slugorfilename: slugOr(filename),
    slugorcontentbasename: slugOr(filename),
    section: (post) => sections(post)[0] ?? '',
    sections: (post) => sections(post).join('/'),
  };
}

/** What the site and the sections above a post pass down to it: https://gohugo.io/content-management/front-matter/#cascade */
function cascadeTo(
  file: string,
  folder: SourceFolder,
  settings: Record<string, unknown>,
): Record<string, unknown> {
  const sections = foldersAbove(file).map((above) => {
    const texts = ['md', 'html'].map((type) => folder.readText(`${above}/_index.${type}`));
    return splitFile(texts.find(Boolean) ?? '').fields;
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
const isResource = (file: string, { has }: SourceFolder): boolean =>
  foldersAbove(file)
    .flatMap((folder) => ['md', 'markdown', 'html'].map((type) => `${folder}/index.${type}`))
    .some((page) => page !== file && has(page));
