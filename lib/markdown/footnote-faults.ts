import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { matchesWithLine, shorten } from '../text';
import type { Located } from '../validation/diagnostic';
import { nearest } from '../validation/nearest';
import type { TextFault } from './markdown-faults';
import { rendered, splitSource } from './split-source';

/** The footnotes that a text does not mention. */
export function unusedFootnotes(tree: Nodes): Located<{ label: string; lastLine: number }>[] {
  const mentioned = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void mentioned.add(identifier));
  const unused: ReturnType<typeof unusedFootnotes> = [];
  visit(tree, 'footnoteDefinition', ({ identifier, label, position }) => {
    if (mentioned.has(identifier) || !position) return;
    const { start, end } = position;
    unused.push({ label: label ?? identifier, line: start.line, lastLine: end.line });
  });
  return unused;
}

/**
 * Finds mentions of footnotes without text, and footnotes without a mention. If both have similar labels, only the
 * mention is reported.
 */
export function findFootnoteFaults(tree: Nodes, source: string): TextFault[] {
  const unused = unusedFootnotes(tree);
  const labels = unused.map(({ label }) => label);
  const misspelled = new Set<string>();
  const faults: TextFault[] = [];
  const { outside } = splitSource(rendered, tree, source);
  for (const { line, found } of matchesWithLine(outside, /(?<!\\)\[\^[^\]\n]{1,300}\](?!:)/g)) {
    const [near] = nearest(found.slice(2, -1), labels);
    if (near) misspelled.add(near);
    faults.push({
      severity: 'error',
      line,
      expected: 'a footnote with text',
      found: `${shorten(found)}, which pages show as it is`,
      fix: near
        ? `write [^${near}]`
        : `write ${shorten(found)}: and its text on a line of its own, or put it between backticks if it is no footnote`,
    });
  }
  for (const { label, ...place } of unused) {
    if (misspelled.has(label)) continue;
    faults.push({
      ...place,
      severity: 'error',
      expected: 'a mention of the footnote in the text',
      found: `[^${label}]: without one, so pages leave it out`,
      fix: `write [^${label}] where it belongs`,
    });
  }
  return faults;
}
