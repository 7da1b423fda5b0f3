import type { Root } from 'hast';
import { h } from 'hastscript';
import { visitElements } from './visit';
import type { MarkdownWords } from './words';

/**
 * Makes prose usable with the keyboard and a screen reader: code and tables that can scroll
 * sideways can be focused; tables, boxes of task lists and footnotes have their names.
 */
export function rehypeAccess({ table, done, toDo, footnotes, backToReference }: MarkdownWords) {
  return (tree: Root) => {
    visitElements(tree, (node, index, parent) => {
      const { tagName, properties } = node;
      if (tagName === 'pre') properties.tabIndex = 0;
      if (tagName === 'input') properties.ariaLabel = properties.checked ? done : toDo;
      if (tagName === 'h2' && properties.id === 'footnote-label') {
        node.children = [{ type: 'text', value: footnotes }];
      }
      if (properties.dataFootnoteBackref !== undefined) {
        const [number = ''] = /[\d-]+$/.exec(String(properties.ariaLabel)) ?? [];
        properties.ariaLabel = backToReference(number);
      }
      if (tagName === 'table') {
        const region = { role: 'region', ariaLabel: table, tabIndex: 0 };
        parent.children[index] = h('div.wide-table', region, node);
      }
    });
  };
}
