import type { Element, ElementContent, Root } from 'hast';
import { visitElements } from './visit';

/**
 * Makes prose usable with the keyboard and a screen reader: code and tables that can scroll
 * sideways can be focused, and the boxes of task lists have a name.
 */
export function rehypeAccess() {
  return (tree: Root) => {
    visitElements(tree, (node, index, parent) => {
      if (node.tagName === 'pre') node.properties.tabIndex = 0;
      if (node.tagName === 'input') {
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do';
      }
      if (node.tagName === 'table') parent.children[index] = scrollable(node);
    });
  };
}

const scrollable = (table: ElementContent): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
  children: [table],
});
