import type { Html, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Markdown that is written as it is, without escaping. */
export const verbatim = (value: string): Html => ({ type: 'html', value });

/** A mark of a note, as a node. */
export const markOf = (mark: string): PhrasingContent => ({ type: 'text', value: mark });

/** Removes paragraphs and other parents that are empty after their children were removed. */
export function removeEmpty(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const next = parent.children[index + 1];
    // What is left of <a name="top"></a>
    const isAnchor = node.value === '<a>' && next?.type === 'html' && next.value === '</a>';
    if (!isAnchor && node.value.trim() !== '') return undefined;
    parent.children.splice(index, isAnchor ? 2 : 1);
    return index;
  });
  const isEmpty = (node: RootContent) =>
    ['paragraph', 'heading', 'emphasis', 'strong', 'blockquote'].includes(node.type) &&
    'children' in node &&
    node.children.every((child) => child.type === 'text' && child.value.trim() === '');
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || node.type === 'root' || !isEmpty(node)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
