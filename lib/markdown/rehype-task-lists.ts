import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { MarkdownStrings } from './types';

/** Names the boxes of task lists, for screen readers. */
export function rehypeTaskLists({ done, toDo }: MarkdownStrings) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'input') properties.ariaLabel = properties.checked ? done : toDo;
    });
  };
}
