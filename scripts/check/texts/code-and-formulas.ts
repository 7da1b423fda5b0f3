import type { Nodes } from 'mdast';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '@/lib/diagnostic';
import { languageOf } from '@/lib/markdown/remark-code-meta';
import { didYouMean } from '@/lib/nearest';
import { locationOf, type RenderedText } from './page-text';

/** Finds code blocks and formulas without an end, formulas with errors, and code that cannot be highlighted. */
export function checkCodeAndFormulas(text: RenderedText): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(text.markdown, (node) => {
    if (node.type !== 'code' && node.type !== 'math') return;
    const location = locationOf(text, node);
    const fence = missingFence(node, text.source);
    if (fence) {
      const message = `no line of ${fence} ends the block`;
      diagnostics.push({ severity: 'error', ...location, message });
    }
    const language = node.type === 'code' ? languageOf(node.lang) : undefined;
    if (!language || language === 'math' || isSpecialLang(language)) return;
    if (Object.hasOwn(bundledLanguages, language)) return;
    const hint = didYouMean(language, Object.keys(bundledLanguages), 0.34);
    const message = `the language "${language}" cannot be highlighted${hint}`;
    diagnostics.push({ severity: 'warning', ...location, message });
  });
  const inFormulas = text.messages.map(({ ancestors = [], cause, reason }): Diagnostic => ({
    severity: 'error',
    ...locationOf(
      text,
      ancestors.findLast(({ position }) => position),
    ),
    message: cause instanceof Error ? cause.message : reason,
  }));
  // What KaTeX cannot read in an open formula is the text below it.
  const known = new Set(diagnostics.map(({ line }) => line));
  return [...diagnostics, ...inFormulas.filter(({ line }) => !known.has(line))];
}

/** The characters that open a block, if none close it. */
function missingFence({ position }: Nodes, source: string): string | undefined {
  const block = source.slice(position?.start.offset, position?.end.offset);
  const [fence = ''] = /^(?:`{3,}|~{3,}|\${2,})/.exec(block) ?? [];
  return block.trimEnd().endsWith(fence) ? undefined : fence;
}
