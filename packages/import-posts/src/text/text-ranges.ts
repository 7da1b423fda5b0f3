import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdown } from '../site';

/** Offsets in a text: the first, and the one behind the last. */
type Range = readonly [start: number, end: number];

/** Where a node is in its text. */
const rangeOf = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/**
 * Returns a function that tells whether an offset is in one of some ranges. It parses the text once it is asked.
 * @param find the range of a node that counts, if it does
 */
function rangesIn(text: string, find: (node: Nodes) => Range | undefined) {
  let ranges: Range[] | undefined;
  return (offset: number): boolean => {
    ranges ??= findRanges(text, find);
    return ranges.some(([start, end]) => start <= offset && offset < end);
  };
}

function findRanges(text: string, find: (node: Nodes) => Range | undefined): Range[] {
  const ranges: Range[] = [];
  visit(markdown.parse(text), (node: Nodes) => {
    const range = find(node);
    if (range) ranges.push(range);
  });
  return ranges;
}

/** Returns a function that tells whether an offset is in code or a formula. */
export const codeIn = (text: string) =>
  rangesIn(text, (node) =>
    /^(code|inlineCode|math|inlineMath)$/.test(node.type) ? rangeOf(node) : undefined,
  );

/** Returns a function that tells whether an offset is in code. */
export const literalIn = (text: string) =>
  rangesIn(text, (node) => (/^(code|inlineCode)$/.test(node.type) ? rangeOf(node) : undefined));

/** Returns a function that tells whether an offset is in HTML or in a URL. */
export const markupIn = (text: string) => rangesIn(text, markupOf);

/** The range of a node that is HTML or a URL: of a link, what follows its words. */
function markupOf(node: Nodes): Range | undefined {
  const [start, end] = rangeOf(node);
  if (node.type === 'html' || node.type === 'definition') return [start, end];
  if (node.type === 'image') return [start + '!['.length + (node.alt?.length ?? 0), end];
  if (node.type !== 'link') return undefined;
  const last = node.children.at(-1);
  // A URL alone is its own text.
  const isBare = last?.type === 'text' && last.value === node.url;
  return [last && !isBare ? rangeOf(last)[1] : start, end];
}
