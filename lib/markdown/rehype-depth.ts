import type { Element, Root } from 'hast';

/** So many lists and quotes inside each other are set in; a phone has no room for more. */
const MOST_INDENTED = 5;

const INDENTED = /^(ul|ol|blockquote)$/;

/** Gives lists and quotes that stand in so many others the class `deep`: they go no further in. */
export function rehypeDepth() {
  return (tree: Root) => {
    markDeep(tree, 0);
  };
}

function markDeep(parent: Root | Element, above: number) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const depth = above + (INDENTED.test(node.tagName) ? 1 : 0);
    if (depth > above && depth > MOST_INDENTED) {
      node.properties.className = [node.properties.className ?? [], 'deep'].flat() as string[];
    }
    markDeep(node, depth);
  }
}
