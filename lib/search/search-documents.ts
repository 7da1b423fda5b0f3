import type { Strings } from '@/data/strings';
import type { Content } from '../content/load';
import { packedPatternOf } from '../pattern-of';
import { plainText } from './plain-text';
import type { SearchDocument } from '.';

/** All published entries that the search shows. */
export function* searchDocuments(
  { all }: Pick<Content, 'all'>,
  strings: Pick<Strings, 'search' | 'dates'>,
): Iterable<SearchDocument> {
  for (const { summary, path, slug, pattern, label, searchText } of all) {
    if (!summary.inSearch) continue;
    const { title, description: preview, tags, isoDate } = summary;
    yield {
      ...label(strings),
      title,
      path,
      isoDate,
      preview,
      tags,
      pattern: packedPatternOf(slug, [pattern.colors]),
      text: plainText(searchText),
    };
  }
}
