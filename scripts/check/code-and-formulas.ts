import type { Nodes } from 'mdast';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '@/lib/diagnostic';
import { languageOf } from '@/lib/markdown/remark-code-meta';
import { didYouMean } from '@/lib/nearest';
import { locationOf, type CheckedText } from './page-text';

/** Finds code blocks and formulas without an end, formulas with errors, and code that cannot be highlighted. */
export function checkCodeAndFormulas(text: CheckedText): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const open = new Set<number | undefined>();
  visit(text.markdown, (node) => {
    if (node.type !== 'code' && node.type !== 'math') return;
    const location = locationOf(text, node);
    const fence = missingFence(node, text.source);
    if (fence) {
      open.add(location.line);
      diagnostics.push({
        severity: 'error',
        ...location,
        message: `no line of ${fence} ends the block`,
      });
    }
    const language = node.type === 'code' ? languageOf(node.lang) : undefined;
    if (!language || language === 'math' || isSpecialLang(language)) return;
    if (Object.hasOwn(bundledLanguages, language)) return;
    const hint = didYouMean(language, Object.keys(bundledLanguages), 0.34);
    const message = `the language "${language}" cannot be highlighted${hint}`;
    diagnostics.push({ severity: 'warning', ...location, message });
  });
  const errors = text.errors.map((error): Diagnostic => ({
    severity: 'error',
    ...locationOf(text, error),
    message: error.message,
  }));
  // What KaTeX cannot read in an open formula is the text below it.
  return [...diagnostics, ...errors.filter(({ line }) => !open.has(line))];
}

/** The characters that open a block, if none close it. */
function missingFence({ position }: Nodes, source: string): string | undefined {
  const block = source.slice(position?.start.offset, position?.end.offset);
  const [fence = ''] = /^(?:`{3,}|~{3,}|\${2,})/.exec(block) ?? [];
  return block.trimEnd().endsWith(fence) ? undefined : fence;
}
