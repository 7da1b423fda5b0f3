import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { shorten, shownAlt } from '../text';
import type { Diagnostic, Fault, Located } from '../validation/diagnostic';
import { NOTATION } from './rehype-plain-code';

/** A fault in a text, with its line and severity. */
export interface TextFault extends Located<Fault>, Pick<Diagnostic, 'severity'> {
  /** The last line of an element that spans several. */
  lastLine?: number | undefined;
  /** The id that the author meant to give to a heading. */
  id?: string | undefined;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Finds words of Markdown that do not appear on the page.
 * @param shown all words of the page
 * @param reported lines whose words are lost for a known reason
 */
export function findLostWords(
  tree: Nodes,
  source: string,
  shown: string,
  reported: readonly Pick<TextFault, 'line' | 'lastLine'>[],
): TextFault[] {
  const words = new Set(shown.match(WORD));
  const lines = source.split('\n');
  const known = [...reported];
  const faults: TextFault[] = [];
  visit(tree, (node: Nodes) => {
    const missing = (textOf(node).match(WORD) ?? []).filter((word) => !words.has(word));
    if (missing.length === 0) return;
    const line = node.position?.start.line ?? 1;
    const lastLine = node.position?.end.line ?? line;
    const isReported = known.some(
      (fault) => fault.line <= lastLine && line <= (fault.lastLine ?? fault.line),
    );
    if (isReported) return;
    known.push({ line, lastLine });
    const isRow = /^\s*\|/.test(lines[line - 1] ?? '');
    faults.push({
      severity: 'error',
      line,
      lastLine,
      expected: 'every word of the text on its page',
      found: `"${shorten(missing.join(' '))}", left out`,
      fix: isRow
        ? 'write \\| for each | in a cell: the row has more cells than the first one'
        : 'look at the punctuation around them; close a comment with -->, and write < as &lt;',
    });
  });
  return faults;
}

/** The words of one node, without its children. */
function textOf(node: Nodes): string {
  if (node.type === 'image') return shownAlt(node.alt ?? '');
  // The markers of callouts become titles.
  if (node.type === 'text') return node.value.replace(/^\[!\w+\]/, '');
  if (node.type === 'inlineCode') return node.value;
  // Comments that mark lines of code are not shown.
  if (node.type === 'code') return node.value.replace(NOTATION, '');
  if (node.type !== 'html') return '';
  // Only the words between tags, without entities.
  return node.value.replace(/<!--[^]*?-->|<\/?[a-z][^>]*>|&#?\w+;/gi, ' ');
}

/** Finds images without a description. In HTML, an empty one marks decoration. */
export function findUndescribed(tree: Nodes): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, (node: Nodes) => {
    if ((node.type !== 'image' && node.type !== 'imageReference') || node.alt?.trim()) return;
    const { position } = node;
    const url = node.type === 'image' ? `(${shorten(node.url)})` : `[${node.label ?? ''}]`;
    faults.push({
      severity: 'error',
      line: position?.start.line ?? 1,
      expected: 'a description of the image for people who cannot see it',
      found: `![]${url}`,
      fix: 'write what it shows between ![ and ], or <img src="…" alt=""> for decoration',
    });
  });
  return faults;
}
