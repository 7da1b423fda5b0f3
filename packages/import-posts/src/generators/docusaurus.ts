import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { settingIn } from '../source/settings';
import { nothing } from '../text/conversions';
import { mdxSyntaxes } from '../text/tags/mdx';

const CONFIG = /^(?:[\w-]+\/)?docusaurus\.config\.(?:m?[jt]s|cjs)$/;

/** https://docusaurus.io/docs/i18n/introduction#translation-files-location */
const TRANSLATION = /^(?:[\w-]+\/)?i18n\/[\w-]+\/docusaurus-plugin-content-blog\//;

export const docusaurus: Generator = {
  name: 'Docusaurus',
  recognise: ({ files }) => files.some((file) => CONFIG.test(file)),
  readSite(folder) {
    const file = folder.files.find((one) => CONFIG.test(one)) ?? '';
    const top = file.slice(0, file.lastIndexOf('/') + 1);
    const config = folder.readText(file) ?? '';
    // The options of the blog are those of the preset, or of a plugin.
    const [, block = ''] =
      /\bblog\s*:\s*\{([^]*)/.exec(config) ??
      /plugin-content-blog["'][^]*?\{([^]*)/.exec(config) ??
      [];
    const blog = (settingIn(block, 'path') ?? 'blog').replace(/^\.?\//, '');
    const route = settingIn(block, 'routeBasePath') ?? 'blog';
    const url = settingIn(config, 'url');
    const main = settingIn(config, 'defaultLocale') ?? 'en';
    const translated = `${top}i18n/`;
    return {
      posts: folder
        .list([`${top}${blog}`, `${top}i18n`], ['md', 'mdx'])
        .filter((one) => !/(^|\/)_/.test(one))
        .filter((one) => !one.startsWith(translated) || TRANSLATION.test(one)),
      url: url && `${url.replace(/\/$/, '')}${settingIn(config, 'baseUrl') ?? '/'}`,
      pattern: (post) => urlOf(post, route, TRANSLATION.exec(post.file)?.[0] ?? `${top}${blog}/`),
      language: main,
      languagePrefix: (tag) => (tag === main ? '' : `/${tag}`),
      publicFolders: [`${top}static`],
      contentFolders: [`${top}${blog}`, `${top}src`, top.replace(/\/$/, '')],
    };
  },
  syntaxes: mdxSyntaxes,
  tags: { head: nothing },
};

/** The URL of a post: https://docusaurus.io/docs/blog#blog-post-date */
function urlOf({ fields, file, name, dayInPath }: RawPost, route: string, folder: string): string {
  if (fields.slug) return `${route}/${fields.slug}`;
  const below = file.slice(folder.length).replace(/\.\w+$|\/index\.\w+$/g, '');
  return `${route}/${dayInPath ? `${dayInPath.replaceAll('-', '/')}/${name}` : below}`;
}
