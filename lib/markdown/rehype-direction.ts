import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { directionOf, hasRightToLeft, type Direction } from '../text-direction';

/** Elements with a direction of their own: lists as a whole, so that their markers are beside them. */
const BLOCK = /^(p|h[1-6]|ul|ol|blockquote|table|div|figcaption)$/;

/** Runs from left to right wherever it is. */
const CODE = /^(pre|code|kbd|samp)$/;

/**
 * Sets `dir` on blocks that run in another direction than what they are in: a list in Arabic, and
 * an English paragraph in it. `dir="auto"` would not do: it ignores paragraphs of a quote that have
 * a direction themselves. A text without right-to-left letters stays as it is.
 */
export function rehypeDirection() {
  return (tree: Root) => {
    if (hasRightToLeft(toString(tree))) setDirections(tree, 'ltr');
  };
}

function setDirections(parent: Root | Element, outer: Direction) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const direction = written(node) ?? found(node) ?? outer;
    if (direction !== outer) node.properties.dir = direction;
    setDirections(node, direction);
  }
}

const written = ({ properties: { dir } }: Element) =>
  dir === 'ltr' || dir === 'rtl' ? dir : undefined;

function found(node: Element): Direction | undefined {
  if (CODE.test(node.tagName) || hasClass(node, 'code')) return 'ltr';
  if (!BLOCK.test(node.tagName) || hasClass(node, CALLOUT_TITLE)) return undefined;
  const children = node.children.filter(
    (child) => !(child.type === 'element' && hasClass(child, CALLOUT_TITLE)),
  );
  return directionOf(toString({ ...node, children }));
}

/** Whether an element has a class. */
const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  [className].flat().includes(name);

/** A word of the interface, not of the author: it takes the direction of the callout. */
const CALLOUT_TITLE = 'callout-title';
