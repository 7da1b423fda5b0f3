import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownStrings } from './types';

/**
 * Completes the output of rehype-katex: formulas on their own line can be scrolled, with the keyboard too, and
 * inline styles are removed, because the security policy forbids them.
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
        return SKIP;
      }
      const after = parent.children[index + 1];
      const [mark] = (after?.type === 'text' && /^[.,;:!?)]+/.exec(after.value)) || [];
      if (after?.type === 'text' && mark) {
        // Browsers break lines between a formula and a full stop: both go into one element.
        node.children.push({ type: 'text', value: mark });
        after.value = after.value.slice(mark.length);
      }
      return SKIP;
    });
  };
}

/** Whether a formula may be wider than a sheet of paper. In print, such a formula breaks between its terms. */
function isLong({ children: [semantics] }: Element): boolean {
  const [formula] = semantics?.type === 'element' ? semantics.children : [];
  return formula?.type === 'element' && toString(formula).length > 60;
}
