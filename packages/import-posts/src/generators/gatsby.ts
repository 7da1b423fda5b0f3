import path from 'node:path';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { settingIn, unreadKeys } from '../source/settings';
import { mdxSyntaxes } from '../text/tags/mdx';
import { postsIn } from './habits';

const CONFIG = /^gatsby-config\.(js|ts|mjs)$/;
const PROGRAM = /^gatsby-node\.(js|ts|mjs)$/;

/** A path in the options of gatsby-source-filesystem: path: `${__dirname}/content/blog` */
const SOURCE =
  /\bpath:\s*(?:path\.\w+\()?[`'"]?(?:\$\{__dirname\}|__dirname,\s*['"]|\.)?\/?([\w./-]+)/g;

/** What stands in URLs before the path of a file, or before a field: value: `/blog${slug}`, path: '/blog' + slug */
const PREFIX =
  /^(?!\s*(?:\/\/|\*)).*?(?:path|value|slug|url)\s*[:=]\s*[`"']\/(?!tag|categor|topic|author|page|series|archive)([\w-][\w/-]*?)\/?(?:\$\{|["']\s*\+)[^}`\n]*(?:path|value|slug)/gim;

/** The folder that createFilePath leaves out: basePath: "posts" */
const BASE = /\bbasePath:\s*["'`]([^"'`$]*)["'`]/;

export const gatsby: Generator = {
  name: 'Gatsby',
  recognise: ({ files }) => files.some((file) => CONFIG.test(file)),
  readSite(folder) {
    const { textOf, list } = folder;
    const config = textOf(CONFIG);
    const program = textOf(PROGRAM);
    const folders = Array.from(config.matchAll(SOURCE), ([, one = '']) => one.replace(/\/$/, ''));
    const sources = list([''], ['md', 'mdx']).filter((file) => !/^(README|docs\/)/i.test(file));
    const inSources = sources.filter((file) => folders.some((one) => file.startsWith(`${one}/`)));
    return {
      posts: postsIn(inSources.length > 0 ? inSources : sources),
      url: settingIn(config, 'siteUrl'),
      pattern: (post) => urlOf(post, folders, program),
      unreadUrls: [
        ...unreadKeys(folder, CONFIG, ['pathPrefix']),
        ...unreadKeys(folder, PROGRAM, ['createRedirect']),
      ],
      publicFolders: ['static', 'content', 'src/images', 'content/assets'],
      contentFolders: folders,
    };
  },
  syntaxes: mdxSyntaxes,
};

/**
 * The path of a post. Sites make it in gatsby-node, from a field, or from the path of the file in its source, and may
 * put something before it:
 * https://www.gatsbyjs.com/docs/how-to/routing/creating-slugs-from-filenames/
 */
function urlOf(
  { file, frontMatter }: RawPost,
  folders: readonly string[],
  program: string,
): string | undefined {
  const field = ['slug', 'path', 'permalink'].find(
    (name) =>
      typeof frontMatter[name] === 'string' &&
      (new RegExp(`frontmatter\\??\\.${name}\\b`).test(program) ||
        new RegExp(`frontmatter\\s*\\{[^}]*\\b${name}\\b`).test(program)),
  );
  const [prefix = '', ...others] = new Set(Array.from(program.matchAll(PREFIX), ([, one]) => one));
  if (others.length > 0) return undefined;
  if (field) return `/${prefix}/${String(frontMatter[field])}`;
  const base = BASE.exec(program)?.[1] ?? '';
  const isComputed = !program.includes('createFilePath') || (!base && program.includes('basePath'));
  if (program !== '' && isComputed) return undefined;
  const folder = folders.filter((one) => file.startsWith(`${one}/`)).at(-1) ?? '';
  const below = path.posix.relative(folder, file.replace(/(\/index)?\.\w+$/, ''));
  return `/${prefix}${path.posix.join('/', path.posix.relative(base, below), '/')}`;
}
