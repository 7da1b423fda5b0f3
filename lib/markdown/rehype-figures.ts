import type { Element, ElementContent, Root } from 'hast';
import { visitElements } from './visit';

/** Makes a picture that stands alone in a paragraph a figure; its title becomes the caption. */
export function rehypeFigures() {
  return (tree: Root) => {
    visitElements(tree, (paragraph) => {
      if (paragraph.tagName !== 'p') return;
      const [only, ...others] = paragraph.children.filter(isVisible);
      const picture = only && others.length === 0 ? pictureIn(only) : undefined;
      const title = String(picture?.properties.title ?? '');
      if (!only || !picture || !title) return;
      delete picture.properties.title;
      paragraph.tagName = 'figure';
      paragraph.children = [only, caption(title)];
    });
  };
}

const isVisible = (node: ElementContent) => node.type !== 'text' || node.value.trim() !== '';

/** The picture itself, or the one that a link holds. */
function pictureIn(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'img') return node;
  const [only, ...others] = node.children;
  return node.tagName === 'a' && only && others.length === 0 ? pictureIn(only) : undefined;
}

const caption = (value: string): Element => ({
  type: 'element',
  tagName: 'figcaption',
  properties: {},
  children: [{ type: 'text', value }],
});
