import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownStrings } from './types';

/** Puts tables into groups that scroll sideways, with the keyboard too. */
export function rehypeTables({ table }: MarkdownStrings) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      // Regions would be landmarks, whose names have to differ.
      const group = { role: 'group', ariaLabel: table, tabIndex: 0 };
      parent.children[index] = h('div.wide-table', group, node);
      return SKIP;
    });
  };
}
