import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Names the language of code blocks as Shiki does (`ts` for `TS`, `rust` for `rust,no_run`), and keeps the text
 * after it as an attribute, because only attributes survive the parsing of raw HTML.
 */
export function remarkCodeMeta() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      node.lang = node.lang?.split(',', 1)[0]?.toLowerCase();
      if (node.meta) node.data = { ...node.data, hProperties: { metastring: node.meta } };
    });
  };
}
