import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Strings } from '@/data/strings';
import type { Content } from '../content/load';
import { markdown } from '../markdown/dialect';
import type { SearchDocument } from '.';

/** The documents of all published entries that the search includes. */
export function* searchDocuments(
  { all }: Pick<Content, 'all'>,
  strings: Strings,
): Iterable<SearchDocument> {
  for (const { metadata, path, pattern, label, searchText } of all) {
    if (!metadata.inSearch) continue;
    const { title, description, tags, isoDate } = metadata;
    yield {
      ...label(strings),
      title,
      path,
      isoDate,
      description,
      tags,
      pattern,
      text: plainText(searchText),
    };
  }
}

/** The words of Markdown, with spaces between them, for the search. */
function plainText(source: string): string {
  const texts: string[] = [];
  visit(markdown.parse(source), (node: Nodes) => {
    if ('value' in node) texts.push(node.type === 'html' ? withoutTags(node.value) : node.value);
    if ('alt' in node && node.alt) texts.push(node.alt);
  });
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

const withoutTags = (html: string) => html.replace(/<!--[^]*?-->|<[^>]*>/g, ' ');
