import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

/** The words of a Markdown tree, with spaces between them, for the search. */
export function plainText(tree: Nodes): string {
  const texts: string[] = [];
  visit(tree, (node) => {
    if ('value' in node) texts.push(node.type === 'html' ? withoutTags(node.value) : node.value);
    if ('alt' in node && node.alt) texts.push(node.alt);
  });
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

const withoutTags = (html: string) => html.replace(/<!--[^]*?-->|<[^>]*>/g, ' ');
