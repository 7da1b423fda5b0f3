import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Parses a text in HTML. */
export const parseHtml = (html: string): Root => fromHtml(html, { fragment: true });

/** The elements below a node with one of some names. */
export function elementsIn(tree: Nodes, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element !== tree && names.includes(element.tagName)) found.push(element);
  });
  return found;
}

/** The elements below a node with a class. */
export function withClass(tree: Nodes, name: string): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element !== tree && hasClass(element, name)) found.push(element);
  });
  return found;
}

export const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

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
