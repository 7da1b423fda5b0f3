import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { setFormula } from './formula';
import { visitElements } from './visit';

/**
 * Sets formulas as MathML. Runs after sanitising, which lets no MathML of an author through. A
 * formula with a mistake stays as it was written; the build reports it with its line.
 */
export function rehypeMaths() {
  return (tree: Root) => {
    visitElements(tree, (node, index, parent) => {
      const [only] = node.children;
      const isBlock = node.tagName === 'pre' && only?.type === 'element';
      const code = isBlock ? only : node;
      if (!isMaths(code)) return undefined;
      const formula = setFormula(toString(code), isBlock);
      if (!formula.ok) return index + 1;
      parent.children.splice(index, 1, ...(isBlock ? [scrollable(formula.nodes)] : formula.nodes));
      return index + 1;
    });
  };
}

const isMaths = ({ tagName, properties }: Element) =>
  tagName === 'code' && [properties.className].flat().includes('language-math');

/** A long formula scrolls by itself, also with the keyboard. */
const scrollable = (children: Element['children']): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['formula'], role: 'group', ariaLabel: 'Formula', tabIndex: 0 },
  children,
});
