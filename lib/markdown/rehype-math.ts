import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { labelsIn, setFormula } from './formula';
import { hasClass, visitElements } from './visit';
import type { MarkdownWords } from './words';

/**
 * Renders formulas as MathML. Runs after sanitising, which removes MathML of an author. A formula
 * with an error stays as it was written; the checks of the build report it.
 */
export function rehypeMath({ formula: ariaLabel }: MarkdownWords) {
  return (tree: Root) => {
    const formulas: string[] = [];
    visitElements(tree, (node) => {
      if (isMath(node)) formulas.push(toString(node));
    });
    const labels = labelsIn(formulas);
    visitElements(tree, (node, index, parent) => {
      const [only] = node.children;
      const isBlock = node.tagName === 'pre' && only?.type === 'element';
      const code = isBlock ? only : node;
      if (!isMath(code)) return undefined;
      const isDisplayed = isBlock || hasClass(code, 'math-display');
      const formula = setFormula(toString(code), isDisplayed, labels);
      // A long formula scrolls by itself, with the keyboard too.
      const region = { className: ['formula'], role: 'group', ariaLabel, tabIndex: 0 };
      if (!formula.ok) return index + 1;
      const { nodes } = formula;
      const shown = isDisplayed ? [h(isBlock ? 'div' : 'span', region, nodes)] : nodes;
      parent.children.splice(index, 1, ...shown);
      return index + shown.length;
    });
  };
}

const isMath = (node: Element) => node.tagName === 'code' && hasClass(node, 'language-math');
