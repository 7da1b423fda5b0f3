import type { Strings } from '@/data/strings';
import type { Content } from '../content/load';
import { cachedText } from '../content/text-cache';
import { markdown } from '../markdown/dialect';
import { plainText } from './plain-text';
import type { SearchDocument } from '.';

/** The documents of all published entries that the search includes. */
export function* searchDocuments(
  { all }: Pick<Content, 'all'>,
  strings: Strings,
): Iterable<SearchDocument> {
  for (const { metadata, path, folder, pattern, label, searchText, body, baseUrl } of all) {
    if (!metadata?.inSearch) continue;
    const { title, description, tags, isoDate } = metadata;
    const words = cachedText(body, { baseUrl })?.words ?? plainText(markdown.parse(body));
    yield {
      ...label(strings),
      title,
      path,
      folder,
      isoDate,
      description,
      tags,
      pattern,
      text: `${plainText(markdown.parse(searchText))} ${words}`.trim(),
    };
  }
}
