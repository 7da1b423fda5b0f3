import { defaultsOfSchema } from '../source/defaults';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { addressIn, settingIn, unreadKeys } from '../source/settings';
import { nothing } from '../text/conversions';
import { mdxSyntaxes } from '../text/tags/mdx';
import type { TagSyntax } from '../text/tags/tags';
import { postsIn, routeOf } from './habits';

/** The fields of the texts: https://docs.astro.build/en/guides/content-collections/ */
const SCHEMA = /^src\/(content\.config|content\/(config|_?schemas?))\.[cm]?[jt]s$/;

const CONFIG = /^astro\.config\.(js|ts|mjs|cjs|mts)$/;

/** The settings of themes. */
const THEME = /^(src\/(config|consts|site\.config)|astro-paper\.config)\.ts$/;

/** The page of one post, as a file of src/pages. */
const ROUTE =
  /^src\/pages\/(?:\[(?:lang|locale)\]\/)?(?<path>.*?)\/?\[(?:\.\.\.)?[\w-]+\](?:\/index)?\.astro$/;

/** A heading below which remark-toc puts the table of contents. */
const tableOfContents: TagSyntax = {
  pattern: /^#{1,3} table of contents[ \t]*\n+(?=#)/gim,
  convert: nothing,
};

export const astro: Generator = {
  name: 'Astro',
  recognise: ({ files }) => files.some((file) => CONFIG.test(file)),
  readSite(folder) {
    const { files, textOf, list } = folder;
    const config = textOf(CONFIG);
    const texts = list(
      ['src/content', 'src/data', 'src/pages', 'src/blog', 'content'],
      ['md', 'mdx'],
    );
    const posts = postsIn(texts);
    const route = routeOf(files, ROUTE);
    const defaults = defaultsOfSchema(textOf(SCHEMA));
    return {
      posts,
      url: addressIn(`${config}\n${textOf(THEME)}`),
      pattern: route === undefined ? undefined : (post) => urlOf(post, route),
      language: settingIn(config, 'defaultLocale'),
      unreadUrls: [
        ...unreadKeys(folder, CONFIG, ['base', 'redirects', 'i18n']),
        ...unreadKeys(folder, SCHEMA, ['generateId']),
      ],
      publicFolders: ['public', 'src', 'src/assets', ''],
      contentFolders: ['src/content', 'src/data', 'src/content/blog', 'src/data/blog'],
      defaults: () => defaults,
      // https://docs.astro.build/en/guides/routing/#excluding-pages
      isDraft: ({ file }) => /(^|\/)_[^/]*$/.test(file),
    };
  },
  syntaxes: [tableOfContents, ...mdxSyntaxes],
};

/**
 * The path of a post: that of its route, its folders in the collection, and its slug. AstroPaper leaves out folders
 * whose names begin with an underscore.
 */
function urlOf({ file, fields }: RawPost, route: string): string | undefined {
  const [, folders = '', name] =
    /^(?:src\/)?(?:content|data|pages|blog)\/(?:[^/]+\/)?(?:(.*)\/)?([^/]+)$/.exec(
      file.replace(/(\/index)?\.\w+$/, ''),
    ) ?? [];
  if (name === undefined) return undefined;
  const shown = folders.split('/').filter((one) => !one.startsWith('_'));
  return `${[route, ...shown, fields.slug ?? name].join('/')}/`;
}
