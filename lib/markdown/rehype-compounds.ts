import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { COMPOUND } from '../typography/compound';

/** Keeps short compounds on one line, which browsers would break at their hyphens. */
export function rehypeCompounds() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && /^(pre|math)$/.test(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = node.value.split(COMPOUND);
      if (parts.length === 1) return undefined;
      const nodes = parts.map((value, at) =>
        at % 2 === 1 ? h('span.nowrap', value) : { type: 'text' as const, value },
      );
      parent.children.splice(
        index,
        1,
        ...nodes.filter((one) => one.type === 'element' || one.value),
      );
      return [SKIP, index + nodes.length];
    });
  };
}
