import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visitElements } from './visit';
import type { MarkdownWords } from './words';

/** The widest that a text shows a picture, in pixels: what is smaller cannot be seen better. */
const TEXT_WIDTH = 672;

/**
 * Lets a picture of the site be opened as large as the window: a button over it opens a popover,
 * which works without script, and whose focus and Escape key the browser handles
 * (https://html.spec.whatwg.org/multipage/popover.html). Runs after rehypePictures, which gives
 * pictures their size. A picture in a link leads where the link does.
 */
export function rehypeEnlarge({ enlarge, shrink }: MarkdownWords) {
  return (tree: Root) => {
    visitElements(tree, (node, index, parent) => {
      if (node.tagName === 'a') return index + 1;
      const image = node.tagName === 'picture' ? node.children.at(-1) : node;
      if (image?.type !== 'element' || image.tagName !== 'img') return undefined;
      const { src, alt, width } = image.properties;
      // The cover stands by itself.
      if (parent.type === 'root' || !(Number(width) > TEXT_WIDTH)) return index + 1;
      const popovertarget = `large-${createHash('sha256').update(String(src)).digest('hex').slice(0, 8)}`;
      const type = 'button';
      const label = (words: string) => `${words}: ${String(alt ?? '')}`;
      const open = h('button.enlarge', { type, popovertarget, ariaLabel: label(enlarge) });
      const close = { type, popovertarget, popovertargetaction: 'hide', ariaLabel: label(shrink) };
      const large = h('button.large', { ...close, id: popovertarget, popover: '' }, asLarge(node));
      parent.children[index] = h('span.picture', [node, open, large]);
      return index + 1;
    });
  };
}

/** A copy of a picture that chooses its files for the whole window. */
function asLarge(picture: Element): Element {
  const copy = structuredClone(picture);
  visitElements(copy, ({ properties }) => {
    if (properties.sizes) properties.sizes = '100vw';
  });
  return copy;
}
