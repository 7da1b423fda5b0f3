import { latinSlug } from '../site';
import { foldersAbove, type SourceFolder } from '../source/folder';
import { splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { readSettings } from '../source/settings';
import { isTrue, textOf } from '../source/values';
import { code, details, quote } from '../text/conversions';
import type { TagSyntax } from '../text/tags/tags';
import { tagsOfTemplates } from '../text/tags/templates';

/** Shortcodes of Tera: {{ name(a="b") }}, {% name(a="b") %} … {% end %} */
const teraTags: readonly TagSyntax[] = [
  {
    pattern:
      /\{%-?\s*(?:(?<close>end)|(?<name>\w+)\((?<args>(?:"[^"]*"|'[^']*'|[^)"'])*)\))\s*-?%\}/g,
  },
  {
    pattern: /\{\{-?\s*(?!\/\*)(?<name>\w+)\((?<args>(?:"[^"]*"|'[^']*'|[^)"'])*)\)\s*-?\}\}/g,
  },
];

export const zola: Generator = {
  name: 'Zola',
  recognise: (folder) =>
    /^\s*(?:\[(?:markdown|extra|link_checker)\b|(?:base_url|compile_sass)\s*=)/m.test(
      folder.readText(configFile(folder)) ?? '',
    ),
  readSite(folder) {
    const settings = readSettings(folder, configFile(folder));
    const { base_url: url, default_language: main = 'en' } = settings;
    return {
      posts: folder
        .list(['content'], ['md'])
        .filter((file) => !/(^|\/)_index(\.\w+)?\.md$/.test(file))
        .filter((file) => file.split('/').length > 2 || /^content\/\d{4}-/.test(file)),
      url: textOf(url),
      pattern: urlOf,
      language: String(main),
      languagePrefix: (tag) => (tag === main ? '' : `/${tag}`),
      publicFolders: ['static'],
      contentFolders: ['content'],
      tags: tagsOfTemplates(folder, /^templates\/shortcodes\//),
      isDraft: ({ file }) => isInDraft(file, folder),
    };
  },
  fields: { url: [/^path$/] },
  syntaxes: teraTags,
  tags: {
    highlight: code,
    quote,
    spoiler: details,
  },
};

const configFile = ({ has }: SourceFolder) => (has('config.toml') ? 'config.toml' : 'zola.toml');

/** The URL of a post: the folders, and the slug of its name without the date. */
function urlOf({ sections, fields, name }: RawPost): string {
  const folders = sections.slice(1).map(latinSlug);
  return `${folders.join('/')}/${fields.slug ?? latinSlug(name)}/`;
}

/** Whether a section above a post is a draft, so that Zola reads nothing in it. */
function isInDraft(file: string, { readText }: SourceFolder): boolean {
  return foldersAbove(file).some((folder) =>
    isTrue(splitFile(readText(`${folder}/_index.md`) ?? '').fields.draft),
  );
}
