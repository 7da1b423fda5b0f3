import type { SourceFolder } from '../source/folder';
import { splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import { details, page } from '../text/conversions';
import { linkMarkdown } from '../text/markdown/stringify';
import { liquidTags } from '../text/tags/liquid';
import type { TagConversion } from '../text/tags/tags';

/** The list of articles of the program dev-to-git. */
const LIST = 'dev-to-git.json';

/** {% cta https://example.org %} text {% endcta %} */
const button: TagConversion = ({ args, inner = '' }) => linkMarkdown(args, inner.trim());

const formula: TagConversion = ({ args, innerMarkup = '' }) =>
  args.includes('inline') ? `$$${innerMarkup.trim()}$$` : `$$\n${innerMarkup.trim()}\n$$`;

/** Tags that show a page, with what stands before their argument: {% codepen https://… %}, {% link name/article %} */
const pages = {
  codepen: 'https://codepen.io/',
  codesandbox: 'https://codesandbox.io/s/',
  embed: 'https://dev.to/',
  github: 'https://github.com/',
  glitch: 'https://glitch.com/edit/#!/',
  instagram: 'https://www.instagram.com/p/',
  jsfiddle: 'https://jsfiddle.net/',
  link: 'https://dev.to/',
  medium: 'https://dev.to/',
  organization: 'https://dev.to/',
  podcast: 'https://dev.to/',
  post: 'https://dev.to/',
  replit: 'https://replit.com/',
  stackblitz: 'https://stackblitz.com/edit/',
  tag: 'https://dev.to/t/',
  user: 'https://dev.to/',
};

/** Articles of dev.to, as its editor and programs such as dev-to-git and devto-cli have them. */
export const devto: Generator = {
  name: 'dev.to',
  recognise: (folder) => folder.has(LIST) || articlesIn(folder).length > 0,
  readSite: (folder) => ({
    posts: articlesIn(folder),
    // The repository has the images that articles show from GitHub.
    url: rawUrl(folder),
    // The articles were on dev.to, whose URLs this site cannot redirect.
    pattern: null,
    publicFolders: [''],
    // What does not say so is a draft: https://dev.to/p/editor_guide
    defaults: () => ({ published: false }),
  }),
  syntaxes: [liquidTags],
  tags: {
    ...Object.fromEntries(Object.entries(pages).map(([name, start]) => [name, page(start)])),
    cta: button,
    katex: formula,
    spoiler: details,
  },
};

/** Fields that only dev.to has, and fields that it does not have: https://dev.to/p/editor_guide */
const OWN_FIELDS = ['cover_image', 'main_image', 'organization_id'];
const OTHER_FIELDS = ['categories', 'layout', 'permalink', 'pubDate', 'slug', 'type'];

/** The files with front matter, if most have `published`, one a field of dev.to, and none one of another program. */
function articlesIn({ has, list, readText }: SourceFolder): string[] {
  const files = list([''], ['md'])
    .map((file) => ({ file, fields: splitFile(readText(file) ?? '').fields }))
    .filter(({ fields }) => Object.keys(fields).length > 0);
  const having = (names: readonly string[]) =>
    files.filter(({ fields }) => names.some((name) => name in fields));
  const isDevto =
    has(LIST) ||
    (having(OWN_FIELDS).length > 0 &&
      having(OTHER_FIELDS).length === 0 &&
      having(['published']).length > files.length / 2);
  return isDevto ? files.map(({ file }) => file) : [];
}

/** The URL of the repository's files on GitHub, from an article that shows one of them. */
function rawUrl(folder: SourceFolder): string | undefined {
  for (const file of articlesIn(folder)) {
    const urls = (folder.readText(file) ?? '').matchAll(
      /(https:\/\/raw\.githubusercontent\.com\/[\w.-]+\/[\w.-]+\/[\w.-]+)\/([^\s"')]+)/g,
    );
    for (const [, start, path = ''] of urls) if (folder.has(path)) return start;
  }
  return undefined;
}
