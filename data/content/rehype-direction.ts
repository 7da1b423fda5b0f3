import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visitElements } from './visit';

/** What has a direction of its own: lists as a whole, so that their marks stand where they begin. */
const BLOCK = /^(p|h[1-6]|ul|ol|blockquote|table|figcaption)$/;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Lets the browser find out which way a block runs where it has letters that run from right to left.
 * https://html.spec.whatwg.org/multipage/dom.html#the-dir-attribute
 */
export function rehypeDirection() {
  return (tree: Root) => {
    if (!RIGHT_TO_LEFT.test(toString(tree))) return;
    visitElements(tree, (node) => {
      if (BLOCK.test(node.tagName) && RIGHT_TO_LEFT.test(toString(node))) {
        node.properties.dir = 'auto';
      }
    });
  };
}
