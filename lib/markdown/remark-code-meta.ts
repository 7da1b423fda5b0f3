import type { Root } from 'mdast';
import { languageOf } from './code-meta';
import { visitNodes } from './visit';

/**
 * Names the language of code blocks as Shiki does, and keeps what follows it, under the name that
 * rehypeShiki reads.
 */
export function remarkCodeMeta() {
  return (tree: Root) => {
    visitNodes(tree, (node) => {
      if (node.type !== 'code') return;
      if (node.lang) node.lang = languageOf(node.lang);
      if (node.meta) node.data = { ...node.data, hProperties: { metastring: node.meta } };
    });
  };
}
