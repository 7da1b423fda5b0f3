import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextContext } from '../context';
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
      const mark = target.note
        ? [markOf(note(target.note.kind, `${target.note.text}: ${url}`))]
        : [];
      if (target.url === undefined) {
        const words: PhrasingContent[] = [...node.children, ...mark];
        parent.children.splice(index, 1, ...words);
        return index + words.length;
      }
      parent.children.splice(
        index,
        1,
        {
          type: 'link',
          url: target.url,
          children: node.children,
          title: node.type === 'link' ? node.title : null,
        },
        ...mark,
      );
      return index + 1 + mark.length;
    });
  };
}
