import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

/** The nodes whose text pages show as it should be. */
export const rendered = [
  'code',
  'definition',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'math',
  'strong',
] as const;

/** Replaces all characters but line breaks by spaces. */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Splits a source into the nodes of some types and the rest, each with spaces in place of the other. */
export function splitSource(types: readonly Nodes['type'][], tree: Nodes, source: string) {
  let inside = '';
  let outside = '';
  visit(tree, ({ type, position }) => {
    const start = position?.start.offset;
    // A node inside another one belongs to it.
    if (!types.includes(type) || start === undefined || start < outside.length) return;
    const before = source.slice(outside.length, start);
    const node = source.slice(start, position?.end.offset);
    // A URL without brackets can be a part of a link that is not one.
    if (type === 'link' && !/^[[<]/.test(node)) return;
    inside += blank(before) + node;
    outside += before + blank(node);
  });
  return { inside, outside: outside + source.slice(outside.length) };
}
