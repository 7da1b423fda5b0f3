import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { hasRightToLeft } from '../text-direction';

/** Elements with a direction of their own: lists and quotes as a whole, with their markers and bars. */
const BLOCK = /^(p|h[1-6]|ul|ol|blockquote|table|div|figcaption)$/;

/** Runs from left to right wherever it is. */
const CODE = /^(pre|code|kbd|samp)$/;

/**
 * Lets blocks run in the direction of their first letter. A text without right-to-left letters stays as
 * it is.
 */
export function rehypeDirection() {
  return (tree: Root) => {
    if (hasRightToLeft(toString(tree))) setDirections(tree, false);
  };
}

function setDirections(parent: Root | Element, isInBlock: boolean) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const { tagName, properties } = node;
    // A word of the interface. With a direction of its own it does not decide that of the callout.
    const isTitle = [properties.className].flat().includes('callout-title');
    const isBlock = BLOCK.test(tagName) && (!isInBlock || isTitle);
    if (isBlock) properties.dir ??= 'auto';
    if (CODE.test(tagName)) properties.dir = 'ltr';
    else setDirections(node, isInBlock || isBlock);
  }
}
