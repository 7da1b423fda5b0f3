import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { headingText } from './heading-anchors';

/** Collects the headings of the second level in `file.data.outline`. */
export function rehypeOutline() {
  return (tree: Root, file: VFile) => {
    file.data.outline = [];
    visit(tree, 'element', (node) => {
      const { id, className } = node.properties;
      // The heading of footnotes, which only screen readers see, has a class.
      if (node.tagName !== 'h2' || className) return;
      const text = headingText(node);
      if (text) file.data.outline?.push({ id: String(id), text });
    });
  };
}
