import type { TextContext } from './context';
import { inlineFootnotes, withoutLostFootnotes } from './footnotes';
import { separateFromHtml } from './markdown-in-html';
import { codeIn, literalIn, markupIn, replaceRanges } from './text-ranges';

/* Extensions of Markdown that other programs read, and pages would show as they are typed. */

interface Extension {
  /** A global pattern. It is looked for outside of code, formulas, URLs, and, unless it begins with a tag, HTML. */
  pattern: RegExp;
  replace: (match: RegExpExecArray, context: TextContext) => string;
}

/** The text of a formula that Markdown was to leave alone: \\* is a star. */
const latex = (formula: string) => formula.trim().replaceAll('\\*', '*');

/** A formula in a line. Markdown that reads no formulas takes one backslash from \\{, the brace that is shown. */
const inline = (formula: string) => `$$${latex(formula).replace(/\\\\(?=[{}])/g, '\\')}$$`;

const block = (formula: string) => `\n\n$$\n${latex(formula)}\n$$\n\n`;

const FORMULA: Extension = {
  // $x_1$, $f(x)$. Dollars around prices are no formula.
  pattern:
    /(?<![\w$\\])\$(?=\S)((?:[a-z]'?|[a-z]{1,12}\([\w ,]{1,20}\)|[^$\n]{0,300}[\\_^{=<>+][^$\n]{0,300})(?<=[^\s\\]))\$(?![\w$])/gi,
  replace: ([, formula = '']) => inline(formula),
};

/** $i - j$, in a text that certainly has formulas: https://pandoc.org/MANUAL.html#extension-tex_math_dollars */
const ANY_FORMULA: Extension = {
  pattern: /(?<![$\\])\$(?=\S)([^$\n]{1,300}(?<=[^\s\\]))\$(?![\d$])/g,
  replace: FORMULA.replace,
};

const extensions: readonly Extension[] = [
  // Drawings in HTML, which pages do not show
  { pattern: /<svg\b[^]*?<\/svg>/gi, replace: ([drawing], { note }) => note('dropped', drawing) },
  // Empty lines would end the HTML
  {
    pattern: /<(video|audio|iframe|object|script|style|form|noscript)\b[^]*?<\/\1>/gi,
    replace: ([html]) => html.replace(/\n[ \t]*(?=\n)/g, ''),
  },
  // ##Heading, which older programs read
  { pattern: /^(#{2,6})(?=[\p{L}\d])/gmu, replace: ([, marks]) => `${marks} ` },
  // ![alt](a photo.png)
  {
    pattern:
      /!\[([^\]\n]{0,300})\]\(([^()<>\n"]{1,200} [^()<>\n"]{0,200}\.(?:png|jpe?g|gif|svg|webp|avif))\)/gi,
    replace: ([, alt, url]) => `![${alt}](<${url}>)`,
  },
  // {:toc}, with the list item above it that it replaces
  {
    pattern:
      /^[ \t]*(?:[*+-]|\d+\.)[ \t]+\S[^\n]*\n(?:[ \t]*\{:[^}\n]*\}\n)*[ \t]*\{:[ \t]*toc[^}\n]*\}[ \t]*$/gim,
    replace: () => '',
  },
  // [[toc]], @[toc], [TOC], alone on a line
  {
    pattern: /^[ \t]*(?:\[\[_?toc_?\]\]|@\[toc\](?:\([^)\n]*\))?|\[toc\])[ \t]*$/gim,
    replace: () => '',
  },
  // {: #id .class} below a heading becomes {#id} behind it
  {
    pattern: /^(#{1,6}[ \t][^\n]*)\n[ \t]*\{:[^}\n]*#([\w-]+)[^}\n]*\}[ \t]*$/gm,
    replace: ([, heading, id]) => `${heading} {#${id}}`,
  },
  // {: .class}, {:.class}, {: width="300"}, and {.class}, {width=300} behind an image or link
  {
    pattern: /(?:\{:[ \t]*|(?<=[)\]])\{)(?:[.#][\w-]|[\w-]+=|toc\b|target\b)[^}\n]*\}/g,
    replace: () => '',
  },
  // $$\begin{align*} … \end{align*}$$
  {
    pattern: /^[ \t]*\$\$[ \t]*(\\begin\{(\w+\*?)\}[^]*?\\end\{\2\})[ \t]*\$\$[ \t]*$/gm,
    replace: ([, formula = '']) => block(formula),
  },
  // \begin{equation} … \end{equation}
  {
    pattern:
      /^[ \t]*\\begin\{(equation|align|aligned|gather|cases|matrix|array|eqnarray)(\*?)\}[^]*?\\end\{\1\2\}[ \t]*$/gm,
    replace: ([formula]) => block(formula.replaceAll(/\{eqnarray(\*?)\}/g, '{align$1}')),
  },
  // Shortcodes of WordPress: [/caption], \[/form\], [gallery ids="1,2"], and escaped ones
  {
    pattern:
      /(?:\[\/(?:audio|caption|embed|gallery|playlist|video)|\\\[\/[a-z][\w-]*|\\?\[[a-z][\w-]*(?: [\w-]+=(?:"[^"\n]{0,300}"|\w+))+) ?\\?\](?![[(:])/gi,
    replace: ([match], { note }) => note('dropped', match),
  },
  // \[ x = 2 \], \\[ x \\]. \[1\] is an escaped number.
  {
    pattern: /\\{1,2}\[([^]{1,2000}?)\\{1,2}\]/g,
    replace: ([match, formula = '']) =>
      /[=_^\\]/.test(formula) && !/\n\s*\n/.test(formula) ? block(formula) : match,
  },
  // \( x \), \\( x \\)
  {
    pattern: /\\{1,2}\(([^\n]{1,500}?)\\{1,2}\)/g,
    replace: ([, formula = '']) => inline(formula),
  },
  // ==marked==
  {
    pattern: /(?<![=\w])==(?=[^\s=])([^=\n]{0,300}?[^\s=])==(?![=\w])/g,
    replace: ([, text]) => `<mark>${text}</mark>`,
  },
  // H~2~O, x^2^
  {
    pattern: /(?<=[\p{L}\p{N})])([~^])([\p{L}\p{N}+-]{1,20})\1(?!~)/gu,
    replace: ([, sign, text]) => (sign === '~' ? `<sub>${text}</sub>` : `<sup>${text}</sup>`),
  },
];

/** Converts extensions of Markdown to what this site reads. */
export function convertExtensions(text: string, context: TextContext): string {
  const replaced = replaceOutsideCode(separateFromHtml(text), context);
  return withoutLostFootnotes(inlineFootnotes(replaced), context);
}

function replaceOutsideCode(text: string, context: TextContext): string {
  const isCode = codeIn(text);
  const isLiteral = literalIn(text);
  const isMarkup = markupIn(text);
  const hasFormulas = /\\[a-z]|[_^]\{/i.test((text.match(FORMULA.pattern) ?? []).join(' '));
  const isRead = (source: string, start: number, end: number) => {
    const isVerbatim = source.trimStart().startsWith('$$\\begin') ? isLiteral : isCode;
    const isInMarkup = !source.startsWith('<') && (isMarkup(start) || isMarkup(end - 1));
    return !isVerbatim(start) && !isInMarkup;
  };
  const edits = [...extensions, hasFormulas ? ANY_FORMULA : FORMULA].flatMap((extension) =>
    Array.from(text.matchAll(extension.pattern)).flatMap((match) => {
      const [source] = match;
      const { index: start } = match;
      const end = start + source.length;
      return isRead(source, start, end)
        ? [{ start, end, text: () => extension.replace(match, context) }]
        : [];
    }),
  );
  return replaceRanges(text, edits);
}
