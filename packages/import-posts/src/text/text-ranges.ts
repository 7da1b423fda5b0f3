import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdown } from '../site';

/** A part of a text: its offset, and the one behind its end. */
export interface Range {
  start: number;
  end: number;
}

/** A part of a text that is replaced. */
export interface Edit extends Range {
  text: string | (() => string);
}

/** Replaces parts of a text. What begins inside of another part goes with it. */
export function replaceRanges(text: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    done += text.slice(at, edit.start) + (typeof edit.text === 'string' ? edit.text : edit.text());
    at = edit.end;
  }
  return done + text.slice(at);
}

/** Returns a function that tells whether an offset is in a node of some types. It parses the text once it is asked. */
function rangesIn(text: string, types: RegExp) {
  let ranges: Range[] | undefined;
  return (offset: number): boolean => {
    ranges ??= findRanges(text, types);
    return ranges.some(({ start, end }) => start <= offset && offset < end);
  };
}

function findRanges(text: string, types: RegExp): Range[] {
  const ranges: Range[] = [];
  visit(markdown.parse(text), (node: Nodes) => {
    if (types.test(node.type)) ranges.push(rangeOf(node));
  });
  return ranges;
}

/** Where a node is in its text; of a link or image, what follows its words. */
function rangeOf(node: Nodes): Range {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  if (node.type === 'image') return { start: start + '!['.length + (node.alt?.length ?? 0), end };
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  // A URL alone is its own text.
  const isBare = node.type === 'link' && last?.type === 'text' && last.value === node.url;
  return { start: last && !isBare ? (last.position?.end.offset ?? 0) : start, end };
}

/** Returns a function that tells whether an offset is in code or a formula. */
export const codeIn = (text: string) => rangesIn(text, /^(code|inlineCode|math|inlineMath)$/);

/** Returns a function that tells whether an offset is in code. */
export const literalIn = (text: string) => rangesIn(text, /^(code|inlineCode)$/);

/** Returns a function that tells whether an offset is in HTML or in a URL. */
export const markupIn = (text: string) => rangesIn(text, /^(html|definition|image|link)$/);
