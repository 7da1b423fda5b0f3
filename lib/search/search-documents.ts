import type { Strings } from '@/data/strings';
import { formatPeriods } from '../resume/periods';
import type { Content } from '../content/load';
import { plainText } from './plain-text';
import { formatDay } from '../dates';
import { packedPatternOf } from '../pattern-of';
import { capitalize } from '../text';
import type { SearchDocument } from '.';

/** All published entries that the search shows. */
export function* searchDocuments(
  content: Content,
  strings: Pick<Strings, 'search' | 'dates'>,
): Iterable<SearchDocument> {
  const labels = new Map([
    ...content.posts.map(({ path, isoDate }) => {
      const date = formatDay(isoDate, strings.dates);
      return [path, { kind: strings.search.article, date, isoDate }] as const;
    }),
    ...content.projects.map(({ path, projectType, periods }) => {
      const date = formatPeriods(periods, strings.dates);
      return [path, { kind: capitalize(strings.search.project(projectType)), date }] as const;
    }),
  ]);
  for (const { summary, path, slug, pattern, searchText } of content.all) {
    if (!summary.inSearch) continue;
    const { title, description: preview, tags } = summary;
    const packed = packedPatternOf(slug, [pattern.colors]);
    yield {
      title,
      path,
      preview,
      tags,
      pattern: packed,
      ...labels.get(path),
      text: plainText(searchText),
    };
  }
}
