import { toString } from 'hast-util-to-string';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '@/lib/diagnostic';
import { NOTATION } from '@/lib/markdown/rehype-plain-code';
import { sanitizeSchema } from '@/lib/markdown/sanitize-schema';
import { shorten, written } from '@/lib/text';
import { locationOf, type RenderedText } from './page-text';

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Finds words that a text has more often than its page. Those of scripts and style sheets, which are reported as
 * elements, do not count.
 */
export function checkWords(text: RenderedText): Diagnostic[] {
  const nodes: { node: Nodes; words: string[] }[] = [];
  visit(text.markdown, (node) => {
    nodes.push({ node, words: wordsIn(textOf(node)) });
  });
  const lost = new Map<string, number>();
  const count = (words: readonly string[], step: number) => {
    for (const word of words) lost.set(word, (lost.get(word) ?? 0) + step);
  };
  for (const { words } of nodes) count(words, 1);
  for (const shown of shownTexts(text)) count(wordsIn(shown), -1);
  const isLost = (word: string) => (lost.get(word) ?? 0) > 0;
  const found = nodes
    .toReversed()
    .map(({ node, words }) => ({ node, words, share: words.filter(isLost).length / words.length }))
    .filter(({ share }) => share > 0)
    // A lost word may stand in several nodes: report the one that has lost most of its words.
    .sort((a, b) => b.share - a.share);
  return found.flatMap(({ node, words }): Diagnostic[] => {
    const missing = words.filter(isLost);
    if (missing.length === 0) return [];
    count(missing, -1);
    const message = `"${shorten(missing.join(' '))}" would be lost: every word of the text must be on its page`;
    return [{ severity: 'error', ...locationOf(text, node), message }];
  });
}

/** The words of one node, without its children. */
function textOf(node: Nodes): string {
  switch (node.type) {
    case 'image':
      return written(node.alt ?? '');
    case 'text':
      // The markers of callouts become titles.
      return node.value.replace(/^\[!\w+\]/, '');
    case 'code':
      // Comments that mark lines of code are not shown.
      return node.value.replace(NOTATION, '');
    case 'html':
      // Only the words between tags, without entities.
      return node.value.replace(/<!--[^]*?-->|<\/?[a-z][^>]*>|&#?\w+;/gi, ' ');
    case 'math':
      // KaTeX reports errors in the formula itself, and is not given what follows $$ on its line.
      return node.meta ?? '';
    case 'inlineMath':
    case 'yaml':
      return '';
    default:
      return 'value' in node && typeof node.value === 'string' ? node.value : '';
  }
}

/** The visible text and the text alternatives of the rendered page, and the content of stripped elements. */
function shownTexts({ shown, unsafe }: RenderedText): string[] {
  const texts = [...shown];
  visit(unsafe, 'element', (element) => {
    if (sanitizeSchema.strip?.includes(element.tagName)) texts.push(toString(element));
  });
  return texts;
}
