import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

const markdown = remark().use(remarkGfm).freeze();

/** The words of Markdown, with spaces between them, for the search. */
export function plainText(source: string): string {
  const texts: string[] = [];
  visit(markdown.parse(source), (node: Nodes) => {
    if ('value' in node) texts.push(node.type === 'html' ? withoutTags(node.value) : node.value);
    if ('alt' in node && node.alt) texts.push(node.alt);
  });
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

const withoutTags = (html: string) => html.replace(/<!--[^]*?-->|<[^>]*>/g, ' ');
