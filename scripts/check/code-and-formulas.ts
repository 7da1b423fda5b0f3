import type { Code } from 'mdast';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '@/lib/diagnostic';
import { languageOf } from '@/lib/markdown/remark-code-meta';
import { didYouMean } from '@/lib/nearest';
import { shorten } from '@/lib/text';
import { locationOf, type CheckedText } from './page-text';

/** Finds code blocks without an end, and those whose language cannot be highlighted. */
export function checkCode(text: CheckedText): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(text.markdown, 'code', (node) => {
    const location = locationOf(text, node);
    const end = swallowedEnd(node, text.source);
    if (end) diagnostics.push({ severity: 'error', ...location, message: end });
    const language = languageOf(node.lang);
    if (!language || language === 'math' || isSpecialLang(language)) return;
    const languages = Object.keys(bundledLanguages);
    if (languages.includes(language)) return;
    diagnostics.push({
      severity: 'warning',
      ...location,
      message: `the language "${language}" cannot be highlighted${didYouMean(language, languages, 0.34)}`,
      link: 'https://shiki.style/languages',
    });
  });
  return diagnostics;
}

/** What is wrong with the end of a fenced code block: it has none, or that of the next block. */
function swallowedEnd({ position }: Code, source: string): string | undefined {
  const block = source.slice(position?.start.offset, position?.end.offset);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(block) ?? [];
  if (!fence) return undefined;
  const [first = '', ...lines] = block.split('\n');
  if (!block.trimEnd().endsWith(fence)) return `no line of ${fence} ends the code block`;
  // A fence with a language cannot end a block.
  const next = lines.find((line) => line.trim().startsWith(fence) && /[`~][ \t]*\w/.test(line));
  return next && `the code block of ${shorten(first)} goes on into ${shorten(next)}`;
}

/** Finds formulas with errors, without an end, and with nothing but words, which are prices or other text. */
export function checkFormulas(text: CheckedText): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const open = new Set<number | undefined>();
  visit(text.markdown, (node) => {
    if (node.type !== 'inlineMath' && node.type !== 'math') return;
    const location = locationOf(text, node);
    if (node.type === 'inlineMath' && isProse(node.value)) {
      const message = `the formula $$${shorten(node.value)}$$ has only words`;
      diagnostics.push({ severity: 'warning', ...location, message });
    }
    if (node.type !== 'math') return;
    const formula = text.source.slice(node.position?.start.offset, node.position?.end.offset);
    if (!formula.startsWith('$$') || /\n[\s>]*\${2,}\s*$/.test(formula)) return;
    open.add(location.line);
    const message = 'no line of $$ ends the formula';
    diagnostics.push({ severity: 'error', ...location, message });
  });
  const errors = text.errors.map((error): Diagnostic => ({
    severity: 'error',
    ...locationOf(text, error),
    message: error.message,
  }));
  // What KaTeX cannot read in an open formula is the text below it.
  return [...diagnostics, ...errors.filter(({ line }) => !open.has(line))];
}

const isProse = (formula: string) =>
  /^[\p{L}\d\s,.;:'’-]+$/u.test(formula) && /\p{L}{3}/u.test(formula);
