import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { directionOf, hasRightToLeft } from '../direction';

/** Elements with a direction of their own. Lists and quotes have one as a whole, for their markers and bars. */
const BLOCK = /^(p|h[1-6]|ul|ol|blockquote|table|div|figcaption)$/;

/** Elements that always run from left to right. */
const CODE = /^(pre|code|kbd|samp)$/;

/**
 * Lets blocks run in the direction of their first letter. Leaves texts without right-to-left letters unchanged, on pages
 * that run from left to right.
 * @param language BCP 47 tag of the page
 */
export function rehypeDirection(language?: string) {
  const isMirrored = language !== undefined && directionOf(language) === 'rtl';
  return (tree: Root) => {
    if (isMirrored || hasRightToLeft(toString(tree))) setDirections(tree, false);
  };
}

function setDirections(parent: Root | Element, isInBlock: boolean) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const { tagName, properties } = node;
    // A callout's title is a word of the interface, which must not decide the direction of the whole callout.
    const isTitle = [properties.className].flat().includes('callout-title');
    const isBlock = BLOCK.test(tagName) && (!isInBlock || isTitle);
    if (isBlock) properties.dir ??= 'auto';
    if (CODE.test(tagName)) properties.dir = 'ltr';
    else setDirections(node, isInBlock || isBlock);
  }
}
