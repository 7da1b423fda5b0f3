import type { FootnoteReference, Root, RootContent } from 'mdast';
import { visitNodes } from './visit';

/** Moves footnotes out of links, to the place behind them: a link cannot be inside a link. */
export function remarkFootnotes() {
  return (tree: Root) => {
    visitNodes(tree, (parent) => {
      if (!('children' in parent)) return;
      const children = parent.children as RootContent[];
      const moved = children.flatMap((node): RootContent[] =>
        isLink(node) ? [node, ...takeFootnotes(node)] : [node],
      );
      if (moved.length > children.length) Object.assign(parent, { children: moved });
    });
  };
}

const isLink = (node: RootContent) => node.type === 'link' || node.type === 'linkReference';

/** Removes the footnotes below a node, and returns them. */
function takeFootnotes(node: RootContent): FootnoteReference[] {
  if (!('children' in node)) return [];
  const children = node.children as RootContent[];
  Object.assign(node, { children: children.filter(({ type }) => type !== 'footnoteReference') });
  return children.flatMap((child) =>
    child.type === 'footnoteReference' ? [child] : takeFootnotes(child),
  );
}
