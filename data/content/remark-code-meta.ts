import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Keeps what stands after the language of a code block, which markdown to HTML would drop. */
export function remarkCodeMeta() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      if (node.meta) node.data = { ...node.data, hProperties: { dataMeta: node.meta } };
    });
  };
}
