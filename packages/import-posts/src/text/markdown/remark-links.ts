import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { noteOf, type TextContext } from '../context';
import { markOf } from './nodes';

/** Points links to the pages of this site. A link to a page that is not here becomes its words. */
export function remarkLinks({ links, note }: TextContext) {
  return (tree: Root) => {
    const definitions = new Map<string, string>();
    visit(tree, 'definition', ({ identifier, url }) => void definitions.set(identifier, url));
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
      const url = node.type === 'link' ? node.url : definitions.get(node.identifier);
      if (url === undefined) return undefined;
      const target = links.linkOf(url);
      if (target.url === url && !target.note) return undefined;
      const { children } = node;
      const title = node.type === 'link' ? node.title : null;
      const shown: PhrasingContent[] =
        target.url === undefined ? children : [{ type: 'link', url: target.url, children, title }];
      const mark = markOf(noteOf(target, url, note));
      parent.children.splice(index, 1, ...shown, mark);
      return index + shown.length + 1;
    });
  };
}
