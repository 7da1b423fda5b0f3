import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { setFormula } from './formula';
import { visitElements } from './visit';
import type { MarkdownWords } from './words';

/**
 * Renders formulas as MathML. Runs after sanitising, which removes MathML of an author. A formula
 * with an error stays as it was written; the checks of the build report it.
 */
export function rehypeMath({ formula: ariaLabel }: MarkdownWords) {
  return (tree: Root) => {
    visitElements(tree, (node, index, parent) => {
      const [only] = node.children;
      const isBlock = node.tagName === 'pre' && only?.type === 'element';
      const code = isBlock ? only : node;
      if (!isMath(code)) return undefined;
      const formula = setFormula(toString(code), isBlock);
      // A long formula scrolls by itself, with the keyboard too.
      const region = { role: 'group', ariaLabel, tabIndex: 0 };
      if (!formula.ok) return index + 1;
      const nodes = isBlock ? [h('div.formula', region, formula.nodes)] : formula.nodes;
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

const isMath = ({ tagName, properties }: Element) =>
  tagName === 'code' && [properties.className].flat().includes('language-math');
