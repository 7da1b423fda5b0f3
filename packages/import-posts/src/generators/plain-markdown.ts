import { splitFile } from '../source/front-matter';
import type { Generator } from '../source/generator';
import { datedTexts } from './habits';

/** A folder of Markdown, for what no other module knows. It takes the names that most programs use. */
export const plainMarkdown: Generator = {
  name: 'Markdown',
  recognise: () => true,
  readSite(folder) {
    const posts = datedTexts(folder);
    const says = posts.filter(
      (file) => 'published' in splitFile(folder.readText(file) ?? '').fields,
    );
    // Where most posts say that they are published, or that they are not, one that does not may be hidden.
    const defaults = says.length > posts.length / 2 ? { published: 'not said' } : {};
    return {
      posts,
      publicFolders: ['', 'public', 'static', 'assets'],
      contentFolders: [''],
      defaults: () => defaults,
    };
  },
};
