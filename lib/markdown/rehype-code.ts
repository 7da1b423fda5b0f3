import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { parseCodeMeta, type CodeMeta } from './code-meta';
import { tokenize, type CodeToken } from './highlighter';
import { visitElements } from './visit';

/**
 * Dresses code blocks: colours by class, marked lines, the file's name and a copy button. Runs
 * after sanitising and in the build only; the browser shows code that it renders plain.
 */
export function rehypeCode() {
  return (tree: Root) => {
    visitElements(tree, (pre, index, parent) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element') return undefined;
      parent.children[index] = dress(pre, code);
      return index + 1;
    });
  };
}

function dress(pre: Element, code: Element): Element {
  const [className] = [code.properties.className].flat();
  const language = String(className ?? '').replace(/^language-/, '');
  const meta = parseCodeMeta(String(code.properties.dataMeta ?? ''));
  delete code.properties.dataMeta;
  const lines = tokenize(toString(code).replace(/\n$/, ''), language);
  if (lines) code.children = lines.flatMap((line, at) => lineOf(line, at + 1, meta));
  return element('figure', ['code'], [caption(meta.title ?? language), pre]);
}

function caption(label: string): Element {
  const copy = element('button', ['copy-code'], [{ type: 'text', value: 'Copy' }]);
  Object.assign(copy.properties, { type: 'button', dataCopy: '' });
  return element('figcaption', [], [element('span', [], [{ type: 'text', value: label }]), copy]);
}

function lineOf(tokens: readonly CodeToken[], number: number, meta: CodeMeta): ElementContent[] {
  const children = tokens.map(({ text, kind }): ElementContent => {
    const value = { type: 'text', value: text } as const;
    return kind ? element('span', [`t-${kind}`], [value]) : value;
  });
  const end = { type: 'text', value: '\n' } as const;
  if (!meta.marked.has(number)) return [...children, end];
  return [element('mark', ['code-line'], [...children, end])];
}

const element = (tagName: string, className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length > 0 ? { className } : {},
  children,
});
