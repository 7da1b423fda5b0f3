import type { PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { verbatim } from './nodes';

/** Bold beside punctuation and letters, which CommonMark shows as it is typed: **「粗體」**字 */
const BOLD = /\*\*(?!\s)([^*\n]+)(?<!\s)\*\*/g;

/** Writes bold that CommonMark does not read as <strong>. */
export function remarkBold() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      const { start, end } = node.position ?? {};
      if (!parent || index === undefined || start?.offset === undefined) return undefined;
      // With backslashes or entities, the asterisks may be text.
      if (end?.offset !== start.offset + node.value.length) return undefined;
      const parts: PhrasingContent[] = [];
      let at = 0;
      for (const { 0: bold, 1: words = '', index: found } of node.value.matchAll(BOLD)) {
        parts.push(
          part(node, at, found),
          verbatim('<strong>'),
          part(node, found + 2, found + 2 + words.length),
          verbatim('</strong>'),
        );
        at = found + bold.length;
      }
      if (parts.length === 0) return undefined;
      parts.push(part(node, at, node.value.length));
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

/** A part of a text, which keeps its position in the source. */
function part({ value, position }: Text, from: number, to: number): Text {
  const start = position?.start.offset ?? 0;
  return {
    type: 'text',
    value: value.slice(from, to),
    position: position && {
      start: { ...position.start, offset: start + from },
      end: { ...position.end, offset: start + to },
    },
  };
}
