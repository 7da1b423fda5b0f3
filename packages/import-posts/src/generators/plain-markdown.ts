import type { Generator } from '../source/generator';

/** A folder of Markdown, for what no other module knows. It takes the names that most programs use. */
export const plainMarkdown: Generator = {
  name: 'Markdown',
  recognise: () => true,
  readSite: (folder) => ({
    posts: folder
      .list([''], ['md', 'markdown', 'mdx'])
      .filter((file) => !/(^|\/)((readme|license|changelog|contributing)\.\w+$|\.)/i.test(file)),
    publicFolders: ['', 'public', 'static', 'assets'],
    contentFolders: [''],
  }),
  syntaxes: [],
  tags: {},
};
