import type { Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { imageUrl } from '../images/image';
import { visitElements } from './visit';
import type { MarkdownWords } from './words';

/** The widest that a text shows a picture, in pixels: what is smaller cannot be seen better. */
const TEXT_WIDTH = 672;

/**
 * Links a picture of the site to its file. lib/enhance/viewer.ts opens it as large as the window. Runs
 * after rehypeImages, which gives pictures their size. A picture in a link leads where the link does.
 */
export function rehypeEnlarge({ enlarge }: MarkdownWords) {
  return (tree: Root, { data: { place } }: VFile) => {
    visitElements(tree, (node, index, parent) => {
      if (node.tagName === 'a') return index + 1;
      const image = node.tagName === 'picture' ? node.children.at(-1) : node;
      if (image?.type !== 'element' || image.tagName !== 'img') return undefined;
      const { src, alt, width } = image.properties;
      const href = imageUrl(String(src ?? ''), place?.base);
      // The cover stands by itself, and what only adorns needs no look.
      if (parent.type === 'root' || !alt || !href || !(Number(width) > TEXT_WIDTH))
        return index + 1;
      const label = h('span.sr-only', enlarge);
      parent.children[index] = h('a.viewer-link', { href, dataEnhanced: '' }, label, node);
      return index + 1;
    });
  };
}
