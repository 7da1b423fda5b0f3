import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownStrings } from './types';

/**
 * Completes what rehype-katex makes: formulas that stand alone scroll by themselves, with the keyboard
 * too, and there are no inline styles, which the security policy of the pages forbids.
 */
export function rehypeFormulas({ formula }: MarkdownStrings) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const [className] = [node.properties.className].flat();
      if (!String(className).startsWith('katex') || !parent || index === undefined) return;
      visit(node, 'element', ({ properties }) => {
        delete properties.style;
      });
      const [math] = node.children;
      if (math?.type === 'element' && math.properties.display === 'block') {
        const region = { role: 'group', ariaLabel: formula, tabIndex: 0 };
        const name = isLong(math) ? 'span.formula.is-long' : 'span.formula';
        parent.children[index] = h(name, region, math);
      }
      return SKIP;
    });
  };
}

/** Whether a formula may be wider than paper, on which it breaks between its terms. */
function isLong({ children: [semantics] }: Element): boolean {
  const [formula] = semantics?.type === 'element' ? semantics.children : [];
  return formula?.type === 'element' && toString(formula).length > 60;
}
