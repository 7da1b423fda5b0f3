import type { SourceFolder } from '../source/folder';
import { splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import { callout, nothing, page, unknown } from '../text/conversions';
import { liquidTags } from '../text/tags/liquid';
import type { TagSyntax } from '../text/tags/tags';
import { devto } from './devto';

/** A file of a backup: the id of a post, or of a draft. */
const FILE = /^(?:c[a-z0-9]{20,30}|draft-[0-9a-f]{24})\.md$/;

/** The files of a backup, by their names, or by the field that only Hashnode has. */
const postsOf = ({ list, readText }: SourceFolder): string[] =>
  list([''], ['md']).filter(
    (file) => FILE.test(file) || 'cuid' in splitFile(readText(file) ?? '').fields,
  );

const syntaxes: readonly TagSyntax[] = [
  // The first div of a callout has its emoji, the second its text.
  {
    pattern:
      /<div data-node-type="(?<name>callout)">\s*<div data-node-type="callout-emoji">(?<args>[^]*?<\/div>\s*<div data-node-type="callout-text">[^]*?)<\/div>\s*<\/div>/g,
    convert: (tag, tools) =>
      callout({ ...tag, args: '', inner: tag.args.replace(/<\/div>[^]*?>/, ' ') }, tools),
  },
  // ![…](photo.png align="center"): Markdown does not know attributes there.
  {
    pattern: /(?<=!\[[^\]\n]*\]\([^)\s]+)\s+align=(?<args>"[^"]*")(?=\))/g,
    convert: nothing,
  },
  // %%[name]: a widget of the blog
  { pattern: /%%\[(?<args>[^\]\n]+)\]/g, convert: unknown },
  // %[https://host.example/page]
  { pattern: /(?<!\\)%\[(?<args>[^\]\n]{1,300})\]/g, convert: page('https://') },
];

/** A backup that Hashnode writes into a repository: one file a post, named by its id. */
export const hashnode: Generator = {
  name: 'Hashnode',
  recognise: (folder) => postsOf(folder).length > folder.list([''], ['md']).length / 2,
  readSite: (folder) => ({
    posts: postsOf(folder),
    pattern: '/:slug/',
    publicFolders: [''],
    isDraft: ({ file, fields }) => file.startsWith('draft-') || fields.date === undefined,
  }),
  // Many of its posts were on dev.to too.
  syntaxes: [...syntaxes, liquidTags],
  tags: devto.tags,
};
