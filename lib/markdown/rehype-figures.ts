import type { ElementContent, Element, Root } from 'hast';
import { h } from 'hastscript';
import { visitElements } from './visit';

/**
 * Makes an image that is alone in a paragraph, or in an item of a list, a figure; its title becomes the
 * caption.
 */
export function rehypeFigures() {
  return (tree: Root) => {
    visitElements(tree, (paragraph) => {
      if (!/^(p|li)$/.test(paragraph.tagName)) return;
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

/** The element that is alone in another, but for white space. */
export function onlyChild({ children }: Element): Element | undefined {
  const [only, ...others] = children.filter(isVisible);
  return only?.type === 'element' && others.length === 0 ? only : undefined;
}

const isVisible = (node: ElementContent) => node.type !== 'text' || node.value.trim() !== '';
