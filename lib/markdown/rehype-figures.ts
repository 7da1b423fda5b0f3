import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/**
 * Turns an image with a title into a figure, if it is alone in a paragraph or list item. The title becomes the
 * caption.
 */
export function rehypeFigures() {
  return (tree: Root) => {
    visit(tree, 'element', (paragraph) => {
      if (paragraph.tagName !== 'p' && paragraph.tagName !== 'li') return;
      const only = onlyChild(paragraph);
      const image = only?.tagName === 'a' ? onlyChild(only) : only;
      if (!only || image?.tagName !== 'img' || !image.properties.title) return;
      const caption = h('figcaption', String(image.properties.title));
      delete image.properties.title;
      const figure = h('figure', only, caption);
      if (paragraph.tagName === 'li') paragraph.children = [figure];
      else Object.assign(paragraph, figure);
    });
  };
}

/** The only child of an element, apart from white space. */
function onlyChild({ children }: Element): Element | undefined {
  const [only, ...others] = children.filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
  return only?.type === 'element' && others.length === 0 ? only : undefined;
}
