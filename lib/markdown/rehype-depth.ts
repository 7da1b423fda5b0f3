import type { Element, Root } from 'hast';

/** Lists and quotes inside each other that are indented; a phone has no room for more. */
const MAX_INDENTED = 5;

const INDENTED = /^(ul|ol|blockquote)$/;

/** Gives lists and quotes inside many others the class `deep`: they are not indented further. */
export function rehypeDepth() {
  return (tree: Root) => markDeep(tree, 0);
}

function markDeep(parent: Root | Element, outer: number) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const depth = outer + (INDENTED.test(node.tagName) ? 1 : 0);
    if (depth > outer && depth > MAX_INDENTED) {
      node.properties.className = [node.properties.className ?? [], 'deep'].flat() as string[];
    }
    markDeep(node, depth);
  }
}
