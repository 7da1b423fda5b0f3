import { defaultsOfSchema } from '../source/defaults';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { addressIn, unreadKeys } from '../source/settings';
import { mdxSyntaxes } from '../text/tags/mdx';
import type { TagSyntax } from '../text/tags/tags';
import { postsIn, routeOf } from './habits';

/** The fields of the texts, as Contentlayer, Velite and Content Collections have them. */
const SCHEMA = /^(contentlayer|velite|content-collections)(\.config)?\.[cm]?[jt]s$/;

const CONFIG = /^next\.config\.(js|ts|mjs|mts)$/;

/** The settings of the site, by the habits of themes. */
const SETTINGS =
  /(^|\/)(siteMetadata|site\.config|next-sitemap(\.config)?|config|site)\.[cm]?[jt]s$/;

/** The page of one post, in the folder app or pages. Groups of routes, such as (site), are no part of a path. */
const ROUTE =
  /^(?:src\/)?(?:app|pages)\/(?:\([^)]*\)\/)*(?<path>[^[\]]*?)\/?\[{1,2}(?:\.{3})?[\w-]+\]{1,2}(?:\/(?:page|index))?\.[jt]sx?$/;

/** Code that reads posts, which may take the date from their names by a pattern such as (\d{4})-(\d{2})-(\d{2})-. */
const CODE_OF_POSTS = /(^|\/)(contentlayer\.config|(lib|utils?)\/[\w/-]+)\.[cm]?[jt]sx?$/;
const DATE_PATTERN = /\\d\{4\}\)?-\(?\\d\{2\}/;

/** A citation that rehype-citation reads: [@smith2020, p. 3]. The list of sources is in another file. */
const citations: TagSyntax = {
  pattern: /\[(?<args>-?@[\w:.-]+[^\]\n]*)\](?![([:])/g,
  convert: ({ markup }, { note }) => `${note('link', `a citation: ${markup}`)}${markup}`,
};

/** A site made with Next.js, whose posts are Markdown or MDX, as in the starter of timlrx. */
export const nextjs: Generator = {
  name: 'Next.js',
  recognise: ({ files, list }) =>
    files.some((file) => CONFIG.test(file)) && list([''], ['md', 'mdx']).length > 0,
  readSite(folder) {
    const { files, textOf, list } = folder;
    const texts = list([''], ['md', 'mdx']).filter(
      (file) => !/^(docs|faq|\.github|public)\/|(^|\/)(authors?|snippets?)\//.test(file),
    );
    const route = routeOf(files, ROUTE);
    const isDateless = DATE_PATTERN.test(textOf(CODE_OF_POSTS));
    const defaults = defaultsOfSchema(textOf(SCHEMA));
    return {
      posts: postsIn(texts),
      url: addressIn(textOf(SETTINGS)),
      pattern: (post) => urlOf(post, route, isDateless),
      unreadUrls: unreadKeys(folder, CONFIG, ['basePath', 'rewrites', 'redirects', 'i18n']),
      publicFolders: ['public', 'public/static'],
      contentFolders: ['data', 'data/blog', 'content', 'content/blog', 'posts', '_posts'],
      defaults: () => defaults,
    };
  },
  syntaxes: [...mdxSyntaxes, citations],
};

/** The path of a post: its route, its folders below that of the posts, and the name of its file. */
function urlOf(
  { file, fields, name }: RawPost,
  route: string | undefined,
  isDateless: boolean,
): string | undefined {
  const bare = file.replace(/(\/(?:page|index))?\.\w+$/, '');
  const [, app] = /^(?:src\/)?(?:app|pages)\/(?:\([^)]*\)\/)*(.*)$/.exec(bare) ?? [];
  // Here the file is the page.
  if (app !== undefined) return `/${app}`;
  if (route === undefined) return undefined;
  const [, below] =
    /(?:^|\/)(?:_?posts?|blog|articles?|writing)\/(.*)$/.exec(bare) ??
    /^(?:src\/)?(?:content|data|public)\/(.*)$/.exec(bare) ??
    [];
  if (below === undefined) return undefined;
  const last = fields.slug ?? (isDateless ? name : below.split('/').at(-1));
  return [route, ...below.split('/').slice(0, -1), last].join('/');
}
