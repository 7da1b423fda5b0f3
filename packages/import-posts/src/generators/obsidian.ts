import { matchesPath } from '../source/defaults';
import type { SourceFolder } from '../source/folder';
import { splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import { nothing } from '../text/conversions';
import { imageMarkdown, linkMarkdown } from '../text/markdown/stringify';
import type { TagConversion, TagSyntax } from '../text/tags/tags';
import { postsIn } from './habits';

/** The parts of a wiki link: its target, the heading in it, and the words that it shows. */
function partsOf(args: string) {
  const [target = '', ...words] = args.split(/\\?\|/).map((part) => part.trim());
  const [file = '', ...headings] = target.split('#');
  const heading = headings.at(-1) ?? '';
  // A link to a block, note#^id, leads to its note.
  return { file, heading: heading.startsWith('^') ? '' : heading, target, words };
}

const link: TagConversion = ({ args }) => {
  const { file, heading, target, words } = partsOf(args);
  const name = file === '' || /\.\w+$/.test(file) ? file : `${file}.md`;
  const url = encodeURI(name) + (heading && `#${encodeURIComponent(heading)}`);
  return linkMarkdown(url || '#', words.at(-1) || target.replace(/^#/, '').replace('#', ' > '));
};

const embed: TagConversion = (tag, tools) => {
  const { file, words } = partsOf(tag.args);
  if (/\.(png|jpe?g|gif|svg|webp|avif|bmp)$/i.test(file)) {
    // Numbers are the size of the image.
    const alt = words.find((one) => !/^\d+(x\d+)?$/.test(one));
    return imageMarkdown(encodeURI(file), alt);
  }
  return `${link(tag, tools)}${tools.note('embed', `an embedded note became a link: ${tag.markup}`)}`;
};

/** The syntaxes of Obsidian: https://help.obsidian.md/obsidian-flavored-markdown */
const syntaxes: readonly TagSyntax[] = [
  // %%a remark%%
  {
    pattern: /%%(?<args>[^]*?)%%/g,
    convert: ({ args }, { note }) => note('private', `a remark: ${args}`),
  },
  // ![[photo.png|300]], ![[a note]]
  { pattern: /(?<!\\)!\[\[(?<args>[^[\]\n]{1,300})\]\]/g, convert: embed },
  // [[a note#heading|words]]
  { pattern: /(?<![\\!])\[\[(?<args>[^[\]\n]{1,300})\]\]/g, convert: link },
  // ^block-id at the end of a line
  { pattern: /[ \t]\^(?<args>[\w-]{1,100})(?=[ \t]*$)/gm, convert: nothing },
];

const markup: Pick<Generator, 'syntaxes' | 'fields'> = {
  // They are names, and no paths.
  fields: { aliases: [] },
  syntaxes,
};

/** The notes of a vault that are posts. */
const notesIn = ({ list }: SourceFolder, folder: string) =>
  postsIn(
    list([folder], ['md']).filter(
      (file) => !/(^|\/)(\.\w+|templates?|private)\//i.test(file) && !/(^|\/)index\.md$/.test(file),
    ),
  );

const QUARTZ_CONFIG = /^quartz\.config\.(ts|yaml)$/;

/** A vault of Obsidian that Quartz publishes. */
export const quartz: Generator = {
  ...markup,
  name: 'Quartz',
  recognise: ({ files }) => files.some((file) => QUARTZ_CONFIG.test(file)),
  readSite(folder) {
    const config = folder.textOf(QUARTZ_CONFIG);
    const [, ignored = ''] =
      /^[^/\n]*\bignorePatterns:\s*(\[[^\]]*\]|(?:\s*- .*)+)/m.exec(config) ?? [];
    const [, host] = /\bbaseUrl:\s*["'`]?([\w.:/-]+)/.exec(config) ?? [];
    return {
      posts: notesIn(folder, 'content'),
      url: host && `https://${host}`,
      // https://github.com/jackyzha0/quartz/blob/v4/quartz/util/path.ts (sluggify)
      pattern: ({ file }) =>
        file
          .replace(/^content\/|\.md$/g, '')
          .replace(/\s/g, '-')
          .replaceAll('&', '-and-')
          .replaceAll('%', '-percent')
          .replace(/[?#]/g, ''),
      publicFolders: ['content', 'quartz/static'],
      contentFolders: ['content'],
      // https://quartz.jzhao.xyz/plugins/ExplicitPublish
      defaults: () => (/^[^/\n]*\bExplicitPublish\(/m.test(config) ? { publish: false } : {}),
      isDraft: ({ file }) =>
        Array.from(ignored.matchAll(/["']?([^"'\s,[\]]+)/g)).some(([, one]) =>
          matchesPath(`**/${one}`, file),
        ),
    };
  },
};

/** A vault of Obsidian. Its notes have no URLs. */
export const obsidian: Generator = {
  ...markup,
  name: 'Obsidian',
  recognise: ({ files }) => files.some((file) => file.startsWith('.obsidian/')),
  readSite(folder) {
    const posts = notesIn(folder, '');
    const isChosen = (note: string) =>
      'dg-publish' in splitFile(folder.readText(note) ?? '').fields;
    // The plugin Digital Garden publishes the notes that say so: https://dg-docs.ole.dev/
    const defaults = posts.some(isChosen) ? { 'dg-publish': false } : {};
    return {
      posts,
      pattern: null,
      publicFolders: [''],
      contentFolders: [''],
      defaults: () => defaults,
    };
  },
};
