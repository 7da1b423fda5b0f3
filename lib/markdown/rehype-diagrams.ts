import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { codeTitle } from './code-meta';
import { drawDiagram } from './diagram';
import { hasClass, visitElements } from './visit';
import type { MarkdownWords } from './words';

/**
 * Draws blocks of code in the language `mermaid` as SVG. One with an error stays code; the checks of
 * the build report it.
 */
export function rehypeDiagrams({ diagram: name }: MarkdownWords) {
  return (tree: Root) => {
    visitElements(tree, (pre, index, parent) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element') return undefined;
      if (!hasClass(code, 'language-mermaid')) return undefined;
      const drawn = drawDiagram(toString(code).trimEnd());
      if (!drawn.ok) return index + 1;
      const title = codeTitle(String(code.properties.metastring ?? ''));
      // Screen readers do not look into an image, so its name says what it holds.
      const texts = toString(drawn.svg)
        .trim()
        .split(/\s*\n\s*/)
        .join(', ');
      Object.assign(drawn.svg.properties, { role: 'img', ariaLabel: title ?? `${name}: ${texts}` });
      const scroller = h('div', { role: 'group', ariaLabel: name, tabIndex: 0 }, drawn.svg);
      parent.children[index] = h('figure.diagram', scroller, title && h('figcaption', title));
      return index + 1;
    });
  };
}
