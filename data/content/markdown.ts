import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { remarkCodeMeta } from './remark-code-meta';
import { remarkMaths } from './remark-maths';

const markdown = remark()
  .use(remarkGfm)
  .use(remarkMaths)
  .use(remarkCodeMeta)
  .use(remarkHtml, { sanitize: false })
  .freeze();

let last: { source: string; tree: Root } = { source: '', tree: markdown.parse('') };

/**
 * Parses GitHub-flavoured markdown with maths. The tree of the last text is kept: checking a text
 * and rendering it parse it once.
 * @param source markdown, without front matter
 */
export function parseMarkdown(source: string): Root {
  if (last.source !== source) last = { source, tree: markdown.parse(source) };
  return last.tree;
}

/** Turns markdown into HTML that is not sanitised yet. */
export const markdownToHtml = (source: string): string =>
  markdown.stringify(markdown.runSync(parseMarkdown(source)) as Root);
