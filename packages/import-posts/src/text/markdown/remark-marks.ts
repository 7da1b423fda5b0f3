import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { splitMarks } from '../../notes';
import { markOf } from './nodes';

/** Takes the marks of notes out of URLs, where a tag of templates was left out: [words]({{ site.shop }}/cart). */
export function remarkMarks() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!('url' in node)) return;
      const { marks, rest } = splitMarks(node.url);
      if (marks === '') return;
      node.url = rest;
      if (node.type !== 'definition' && parent && index !== undefined) {
        parent.children.splice(index + 1, 0, markOf(marks));
      }
    });
  };
}
