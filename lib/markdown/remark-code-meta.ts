import type { Root } from 'mdast';
import { visitNodes } from './visit';

/** Keeps what follows the language of a code block, under the name that rehypeShiki reads. */
export function remarkCodeMeta() {
  return (tree: Root) => {
    visitNodes(tree, (node) => {
      if (node.type !== 'code' || !node.meta) return;
      node.data = { ...node.data, hProperties: { metastring: node.meta } };
    });
  };
}
