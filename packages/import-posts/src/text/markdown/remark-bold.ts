import type { Nodes, PhrasingContent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { verbatim } from './nodes';

/** Writes bold that CommonMark shows as it is typed, beside punctuation and letters, as <strong>: **「粗體」**字 */
export function remarkBold() {
  return (tree: Root) => {
    visit(tree, (node: Nodes) => {
      if (!('children' in node) || !node.children.some(({ type }) => type === 'text')) return;
      const children: PhrasingContent[] = node.children.flatMap((child) =>
        child.type === 'text' ? splitAtStars(child) : [child as PhrasingContent],
      );
      const pairs = pairsOf(children);
      if (pairs.length === 0) return;
      for (const [start, end] of pairs) {
        children[start] = verbatim('<strong>');
        children[end] = verbatim('</strong>');
      }
      node.children = children;
    });
  };
}

const STARS = '**';

/** The parts of a text between and of its double stars. */
function splitAtStars(node: Text): Text[] {
  const { start, end } = node.position ?? {};
  // With backslashes or entities, the stars may be text.
  if (start?.offset === undefined || end?.offset !== start.offset + node.value.length)
    return [node];
  let at = 0;
  return node.value
    .split(/(?<!\*)(\*\*)(?!\*)/)
    .map((value) => {
      const from = at;
      at += value.length;
      return part(node, from, at);
    })
    .filter(({ value }) => value !== '');
}

/** The indexes of stars that belong together: the first are before a letter, the second behind one. */
function pairsOf(nodes: readonly PhrasingContent[]): [number, number][] {
  const pairs: [number, number][] = [];
  let open: number | undefined;
  nodes.forEach((node, index) => {
    if (node.type !== 'text' || node.value !== STARS) return;
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    if (open !== undefined && before && !(before.type === 'text' && /\s$/.test(before.value))) {
      pairs.push([open, index]);
      open = undefined;
    } else if (after && !(after.type === 'text' && /^\s/.test(after.value))) open = index;
  });
  return pairs;
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
