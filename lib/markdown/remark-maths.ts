import type { Root } from 'mdast';
import { mathFromMarkdown, type InlineMath, type Math as Formula } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import type { Code, Construct } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visitNodes } from './visit';

/**
 * Reads maths: `$…$` within a line, `$$…$$` by itself. Prices stay prices, by Pandoc's rules
 * (https://pandoc.org/MANUAL.html#extension-tex_math_dollars) and GitHub's: inside the two dollars
 * no space stands next to them, outside no letter or digit.
 */
export function remarkMaths(this: Processor) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ ...syntax, text: { [DOLLAR]: careful } });
  (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown());
  return (tree: Root) => {
    visitNodes(tree, (node, index, parent) => {
      if (node.type !== 'paragraph') return;
      const [only, ...others] = node.children;
      if (only?.type !== 'inlineMath' || others.length > 0 || !isDoubled(only)) return;
      parent.children[index] = displayed(only);
    });
  };
}

const DOLLAR = 36;
const syntax = math();
const inline = syntax.text?.[DOLLAR] as Construct;

const careful: Construct = {
  ...inline,
  previous(code) {
    return !isWord(code) && (inline.previous?.call(this, code) ?? true);
  },
  tokenize(effects, ok, nok) {
    const start = this.now();
    const isFormula = (next: Code) => {
      const written = this.sliceSerialize({ start, end: this.now() });
      return written.startsWith('$$') || (!/^\$\s|\s\$$/.test(written) && !isWord(next));
    };
    return inline.tokenize.call(
      this,
      effects,
      (next) => (isFormula(next) ? ok(next) : nok(next)),
      nok,
    );
  },
};

const isWord = (code: Code) =>
  code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCharCode(code));

/** Whether a formula stands between two dollars and two dollars. */
function isDoubled({ value, position }: InlineMath): boolean {
  const { start, end } = position ?? {};
  return (end?.offset ?? 0) - (start?.offset ?? 0) >= value.length + 4;
}

/** The same formula as a block, as mdast-util-math makes it. */
const displayed = ({ value, position }: InlineMath): Formula => ({
  type: 'math',
  value,
  position,
  data: {
    hName: 'pre',
    hChildren: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className: ['language-math'] },
        children: [{ type: 'text', value }],
      },
    ],
  },
});
