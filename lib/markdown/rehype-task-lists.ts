import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { MarkdownStrings } from './types';

/**
 * Labels the checkboxes of task lists for screen readers, and marks the lists as such: VoiceOver does not announce
 * lists without markers as lists: https://bugs.webkit.org/show_bug.cgi?id=170179
 */
export function rehypeTaskLists({ done, toDo }: MarkdownStrings) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'input' && properties.type === 'checkbox')
        properties.ariaLabel = properties.checked ? done : toDo;
      if ([properties.className].flat().includes('contains-task-list')) properties.role = 'list';
    });
  };
}
