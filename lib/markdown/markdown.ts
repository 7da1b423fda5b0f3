import type { Root as HastRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { rehype } from 'rehype';
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

const html = rehype().data('settings', { fragment: true }).freeze();

/**
 * Turns markdown into a tree of HTML that is not sanitised yet. What raw HTML in it means, only a
 * browser's parser knows; text without any need not be written out and parsed for that.
 */
export function markdownToHast(source: string): HastRoot {
  const tree = markdown.runSync(parseMarkdown(source)) as Root;
  return holdsHtml(tree) ? html.parse(markdown.stringify(tree)) : (toHast(tree) as HastRoot);
}

const holdsHtml = (node: Nodes): boolean =>
  node.type === 'html' || ('children' in node && node.children.some(holdsHtml));
