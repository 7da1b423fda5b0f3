import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Parses a text in HTML. */
export const parseHtml = (html: string): Root => fromHtml(html, { fragment: true });

function elementsBelow(tree: Nodes, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element !== tree && isWanted(element)) found.push(element);
  });
  return found;
}

/** The elements below a node with a name. */
export const elementsIn = (tree: Nodes, name: string): Element[] =>
  elementsBelow(tree, ({ tagName }) => tagName === name);

/** The elements below a node with one of some classes. */
export const withClass = (tree: Nodes, ...names: string[]): Element[] =>
  elementsBelow(tree, (element) => hasClass(element, ...names));

/** Whether an element has one of some classes. */
export const hasClass = ({ properties: { className } }: Element, ...names: string[]): boolean =>
  Array.isArray(className) && names.some((name) => className.includes(name));

/** The words of a node, on one line. */
export const textOf = (node: Nodes | undefined): string =>
  node ? toString(node).replace(/\s+/g, ' ').trim() : '';

/**
 * Replaces elements, from the top down.
 * @param replace gives the nodes in place of an element; undefined keeps it
 */
export function replaceElements(
  tree: Root,
  replace: (element: Element) => Element['children'] | undefined,
): void {
  visit(tree, 'element', (element, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return undefined;
    const nodes = replace(element);
    if (!nodes) return undefined;
    parent.children.splice(index, 1, ...nodes);
    return index;
  });
}
