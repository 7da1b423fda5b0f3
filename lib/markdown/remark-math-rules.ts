import type { Root } from 'mdast';
import type { Code, Construct } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visitNodes } from './visit';

const DOLLAR = 36;

/**
 * Adds two rules to remark-math, which has to come first. Prices stay prices, as in Pandoc
 * (https://pandoc.org/MANUAL.html#extension-tex_math_dollars) and on GitHub: a formula between
 * single dollars has no space next to them on the inside, no letter or digit on the outside. And a
 * paragraph of nothing but `$$…$$` is a formula in a block of its own.
 */
export function remarkMathRules(this: Processor) {
  for (const { text } of (this.data().micromarkExtensions ?? []).flat()) {
    if (text?.[DOLLAR]) text[DOLLAR] = withoutPrices(text[DOLLAR] as Construct);
  }
  return (tree: Root) => {
    visitNodes(tree, (paragraph) => {
      if (paragraph.type !== 'paragraph') return;
      const [only, ...others] = paragraph.children;
      if (only?.type !== 'inlineMath' || others.length > 0) return;
      const { start, end } = only.position ?? {};
      const dollars = (end?.offset ?? 0) - (start?.offset ?? 0) - only.value.length;
      if (dollars >= 4) paragraph.data = { hName: 'pre' };
    });
  };
}

const withoutPrices = (math: Construct): Construct => ({
  ...math,
  previous(code) {
    return !isWord(code) && (math.previous?.call(this, code) ?? true);
  },
  tokenize(effects, ok, nok) {
    const start = this.now();
    const isFormula = (next: Code) => {
      const written = this.sliceSerialize({ start, end: this.now() });
      return written.startsWith('$$') || (!/^\$\s|\s\$$/.test(written) && !isWord(next));
    };
    const end = (next: Code) => (isFormula(next) ? ok(next) : nok(next));
    return math.tokenize.call(this, effects, end, nok);
  },
});

const isWord = (code: Code) =>
  code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
