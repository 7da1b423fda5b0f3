import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { directionOf, hasRightToLeft, type Direction } from '../text-direction';

/** What has a direction of its own: lists as a whole, so that their marks stand where they begin. */
const BLOCK = /^(p|h[1-6]|ul|ol|blockquote|table|div|figcaption)$/;

/** What runs from left to right, whatever stands round it. */
const CODE = /^(pre|code|kbd|samp)$/;

/**
 * Gives blocks that do not run as what they stand in a direction: a list in Arabic, and the English
 * paragraph in it. `dir="auto"` would not do: it overlooks the paragraphs of a quote that have a
 * direction themselves. Text without letters that run from right to left is left as it is.
 */
export function rehypeDirection() {
  return (tree: Root) => {
    if (hasRightToLeft(toString(tree))) direct(tree, 'ltr');
  };
}

function direct(parent: Root | Element, outer: Direction) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const direction = written(node) ?? found(node) ?? outer;
    if (direction !== outer) node.properties.dir = direction;
    direct(node, direction);
  }
}

const written = ({ properties: { dir } }: Element) =>
  dir === 'ltr' || dir === 'rtl' ? dir : undefined;

function found(node: Element): Direction | undefined {
  if (CODE.test(node.tagName) || hasClass(node, 'code')) return 'ltr';
  if (!BLOCK.test(node.tagName) || hasClass(node, TITLE)) return undefined;
  const words = node.children.filter(
    (child) => !(child.type === 'element' && hasClass(child, TITLE)),
  );
  return directionOf(toString({ ...node, children: words }));
}

/** The site's own word for a kind of callout, which runs as the callout does. */
const TITLE = 'callout-title';

const hasClass = ({ properties: { className } }: Element, name: string) =>
  [className].flat().includes(name);
