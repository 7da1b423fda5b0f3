import type { Nodes } from 'mdast';
import { parseMarkdown } from './markdown';

/** How many quotes, lists, emphases and HTML elements may stand inside each other. */
export const MAX_DEPTH = 100;

/**
 * Finds the line where a text is nested so deeply that it cannot be rendered: the steps of the
 * renderer call themselves once per level, and the time to parse lists grows with its cube.
 * @param markdown a text, without front matter
 * @returns the line, counted from 1, or undefined when the text is fine
 */
export function findDeepLine(markdown: string): number | undefined {
  // Containers first, without a parser: 600 lists inside each other take it half a minute.
  return deepContainer(markdown) ?? deepNode(parseMarkdown(markdown), 0, new Map());
}

/** The marker of a quote or of a list item, with the space before it. */
const MARKER = /[ \t]*(>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;

function deepContainer(markdown: string): number | undefined {
  const columns: number[] = [];
  for (const [index, line] of markdown.split('\n').entries()) {
    let quotes = 0;
    MARKER.lastIndex = 0;
    for (let match = MARKER.exec(line); match; match = MARKER.exec(line)) {
      const column = MARKER.lastIndex - (match[1]?.length ?? 0);
      if (match[1] === '>') quotes++;
      else {
        while (column <= (columns.at(-1) ?? -1)) columns.pop();
        columns.push(column);
      }
    }
    if (quotes + columns.length > MAX_DEPTH) return index + 1;
  }
  return undefined;
}

/** Elements that have no content, or that a second one of their kind closes. */
const FLAT = /^(area|br|col|dd|dt|hr|img|input|li|option|p|source|t[dhr]|wbr)$/;

function deepNode(node: Nodes, depth: number, open: Map<string, number>): number | undefined {
  const elements = node.type === 'html' ? openTags(node.value, open) : sumOf(open);
  if (depth + elements > MAX_DEPTH) return node.position?.start.line;
  for (const child of 'children' in node ? node.children : []) {
    const line = deepNode(child, depth + (child.type === 'list' ? 0 : 1), open);
    if (line) return line;
  }
  return undefined;
}

const sumOf = (open: ReadonlyMap<string, number>) =>
  [...open.values()].reduce((sum, count) => sum + count, 0);

/**
 * Opens and closes the elements of a piece of HTML.
 * @returns how many were open at most, before they were closed again too
 */
function openTags(html: string, open: Map<string, number>): number {
  let now = sumOf(open);
  let most = now;
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    if (FLAT.test(name)) continue;
    const before = open.get(name) ?? 0;
    const after = Math.max(0, before + (slash ? -1 : 1));
    open.set(name, after);
    now += after - before;
    most = Math.max(most, now);
  }
  return most;
}
