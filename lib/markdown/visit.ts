import type { Element, Root } from 'hast';
import type { Nodes, Parents } from 'mdast';

/*
 * Walks over trees, as unist-util-visit does them. That one names a function after each node it
 * meets, for stack traces: an eighth of the time in which a build reads and renders posts.
 */

/**
 * Is told of an element, and where it stands.
 * @returns the place in the parent to go on with instead of the element's children, if any
 */
type ElementVisitor = (element: Element, index: number, parent: Root | Element) => number | void;

/** Calls a function for each element below another, in the order of the text. */
export function visitElements(parent: Root | Element, visitor: ElementVisitor): void {
  for (let index = 0; index < parent.children.length;) {
    const node = parent.children[index];
    const next = node?.type === 'element' ? visitor(node, index, parent) : undefined;
    if (node?.type === 'element' && next === undefined) visitElements(node, visitor);
    index = next ?? index + 1;
  }
}

/** Calls a function for each node of markdown below another, in the order of the text. */
export function visitNodes(
  parent: Parents,
  visitor: (node: Nodes, index: number, parent: Parents) => void,
): void {
  for (let index = 0; index < parent.children.length; index++) {
    const node = parent.children[index];
    if (!node) continue;
    visitor(node, index, parent);
    if ('children' in node) visitNodes(node, visitor);
  }
}
