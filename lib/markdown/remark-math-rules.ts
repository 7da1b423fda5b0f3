import type { Nodes, Paragraph, Root } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, State, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visitNodes } from './visit';

const DOLLAR = 36;

/**
 * Adds rules to remark-math, which has to come first, so that formulas are read as on GitHub.
 *
 * - Prices stay prices, as in Pandoc (https://pandoc.org/MANUAL.html#extension-tex_math_dollars): a
 *   formula between single dollars has no space next to them on the inside, no letter or digit on
 *   the outside.
 * - `$$` opens a block only if nothing stands behind it: remark-math drops what does.
 * - `$$…$$` in a paragraph is displayed as a block too.
 */
export function remarkMathRules(this: Processor) {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data();
  for (const { text, flow } of micromarkExtensions.flat()) {
    if (text?.[DOLLAR]) text[DOLLAR] = withoutPrices(text[DOLLAR] as Construct);
    if (flow?.[DOLLAR]) flow[DOLLAR] = withoutMeta(flow[DOLLAR] as Construct);
  }
  fromMarkdownExtensions.push(displayDoubleDollars);
  return (tree: Root) => {
    visitNodes(tree, (node) => {
      if (node.type === 'paragraph' && isFormula(node)) node.data = { hName: 'pre' };
    });
  };
}

const displayed = { className: ['language-math', 'math-display'] };

const displayDoubleDollars: Extension = {
  exit: {
    mathTextSequence({ start, end }) {
      // The top of the stack is the buffer of the text. Below it is the formula.
      const formula = this.stack.at(-2);
      if (formula?.type !== 'inlineMath' || end.offset - start.offset < 2) return;
      formula.data = { ...formula.data, hProperties: displayed };
    },
  },
};

/** Whether a formula is displayed as a block, though it stands in a paragraph. */
export const isDisplayed = ({ data }: Extract<Nodes, { type: 'inlineMath' }>): boolean =>
  data?.hProperties === displayed;

const isFormula = ({ children: [only, ...others] }: Paragraph) =>
  only?.type === 'inlineMath' && isDisplayed(only) && others.length === 0;

const withoutMeta = (math: Construct): Construct => ({
  ...math,
  tokenize(effects, ok, nok) {
    const open = math.tokenize.call(this, effects, ok, nok);
    return effects.check({ tokenize: tokenizeFence, partial: true }, open, nok);
  },
});

/** Matches a line of nothing but dollars and white space. */
const tokenizeFence: Tokenizer = (effects, ok, nok) => {
  const next: State = (code) => {
    if (code === null || markdownLineEnding(code)) {
      effects.exit('data');
      return ok(code);
    }
    if (code !== DOLLAR && !markdownSpace(code)) return nok(code);
    effects.consume(code);
    return next;
  };
  return (code) => {
    effects.enter('data');
    return next(code);
  };
};

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
