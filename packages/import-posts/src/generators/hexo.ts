import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { readSettings } from '../source/settings';
import type { Tokens } from '../source/url-pattern';
import { textOf, textsOf } from '../source/values';
import { code, details, embed, image, mermaid, quote } from '../text/conversions';
import { readArguments } from '../text/tags/arguments';
import { liquidTags } from '../text/tags/liquid';
import type { Tag, TagTools } from '../text/tags/tags';

/** What the patterns of Hexo have: https://hexo.io/docs/permalinks */
const tokensOf = (settings: Record<string, unknown>): Tokens => {
  const id = ({ frontMatter: { abbrlink, id } }: RawPost) => textOf(abbrlink ?? id);
  const hasDays = textOf(settings.new_post_name).includes(':year');
  const slug = (text: string) => text.replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-');
  return {
    abbrlink: id,
    id,
    // The path below the folder of posts
    title: ({ file, sections, name }) =>
      hasDays
        ? [...sections.slice(2), name].join('/')
        : file.replace(/^source\/_\w+\/|\.\w+$/g, ''),
    category: ({ frontMatter: { categories } }) =>
      textsOf(categories).map(slug).join('/') || textOf(settings.default_category),
  };
};

export const hexo: Generator = {
  name: 'Hexo',
  recognise: ({ has, files }) =>
    has('_config.yml') &&
    files.some((file) => /^source\/_(posts|drafts)\//.test(file)) &&
    !has('Gemfile'),
  readSite(folder) {
    const settings = readSettings(folder, '_config.yml');
    const { url, permalink = ':year/:month/:day/:title/', language } = settings;
    return {
      posts: folder.list(['source/_posts', 'source/_drafts'], ['md', 'markdown']),
      url: textOf(url),
      pattern: String(permalink),
      language: textsOf(language)[0],
      tokens: tokensOf(settings),
      publicFolders: ['source'],
      contentFolders: ['source/_posts'],
    };
  },
  fields: {
    title: [/^title$/, /^subtitle$/],
    preview: [/^description$/, /^excerpt$/, /^summary$/],
    url: [/^permalink$/],
  },
  syntaxes: [liquidTags],
  tags: {
    code: codeBlock,
    codeblock: codeBlock,
    highlight: code,
    asset_img: imageTag,
    img: imageTag,
    image: imageTag,
    asset_link: ({ args }) => linkTo(readArguments(args).positional),
    asset_path: ({ args }) => args.trim(),
    link: ({ args }) =>
      linkTo(readArguments(args).positional.filter((one) => !/^(true|false)$/.test(one))),
    post_link: ({ args }) => {
      const [name = '', ...title] = readArguments(args).positional;
      return linkTo([postPath(name), title.join(' ') || name]);
    },
    post_path: ({ args }) => postPath(args.trim()),
    bilibili: embed('Video', ({ positional: [id = ''] }) => `https://www.bilibili.com/video/${id}`),
    caniuse: embed('Can I use', ({ positional: [id = ''] }) => `https://caniuse.com/${id}`),
    pdf: ({ args }) => linkTo([args.split(/\s/)[0] ?? '', 'PDF']),
    iframe: embed('Embedded page', ({ positional: [url] }) => url),
    spoiler: details,
    mermaid,
    blockquote: quote,
    quote,
    pullquote: quote,
    centerquote: quote,
    cq: quote,
  },
};

const postPath = (name: string) => `/source/_posts/${name}.md`;

/** A link, from its URL and the words of its text. What is no path and no whole URL can only be the first. */
function linkTo(parts: readonly string[]): string {
  const url = parts.find((one) => /^https?:|^\//.test(one)) ?? parts[0] ?? '';
  return `[${parts.filter((one) => one !== url).join(' ') || url}](${url})`;
}

/** {% codeblock title lang:js url text %} */
function codeBlock(tag: Tag, tools: TagTools): string {
  return code({ ...tag, args: tag.args.replaceAll(/(?<=^|\s)(\w+):(\S+)/g, '$1="$2"') }, tools);
}

/** {% asset_img class name.png width height "title" "alt" %} */
function imageTag(tag: Tag, tools: TagTools): string {
  const { positional } = readArguments(tag.args);
  const at = positional.findIndex((one) => /\.\w{3,4}$/.test(one));
  const [title = '', alt] = positional.slice(at + 1).filter((one) => !/^\d+(px|%)?$/.test(one));
  if (at < 0) return image(tag, tools);
  const caption = alt === undefined ? '' : ` title=${JSON.stringify(title)}`;
  const args = `src=${JSON.stringify(positional[at])} alt=${JSON.stringify(alt ?? title)}${caption}`;
  return image({ ...tag, args }, tools);
}
