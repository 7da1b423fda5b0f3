import type { Root } from 'mdast';
import { visitNodes } from './visit';

/** Keeps what stands after the language of a code block, which markdown to HTML would drop. */
export function remarkCodeMeta() {
  return (tree: Root) => {
    visitNodes(tree, (node) => {
      if (node.type === 'code' && node.meta)
        node.data = { ...node.data, hProperties: { dataMeta: node.meta } };
    });
  };
}
