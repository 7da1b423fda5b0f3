import type { AnyEntry } from '../content/entry';
import type { Content } from '../content/load';
import { mainPagesOf, type SiteSections } from '../site-sections';
import { blogRoutes, routes } from '../urls';

/** Names a page in all languages, whatever its slug is there: the file that an entry is or translates, as `blog/gas`. */
export const pageKey = ({
  folder,
  slug,
  translationOf = slug,
}: Pick<AnyEntry, 'folder' | 'slug' | 'translationOf'>): string => `${folder}/${translationOf}`;

/** The published pages of a language. */
export interface LanguagePages {
  /** Paths by key. */
  paths: ReadonlyMap<string, string>;
  /** Keys by path. Those of lists of tags, series and years are empty, because they have no translations. */
  keys: ReadonlyMap<string, string>;
}

/** Lists the pages of a language. */
export function languagePages(content: Content, sections: SiteSections): LanguagePages {
  const lists = [...Object.values(blogRoutes), ...content.blog.pages.keys()];
  const pages = [
    ...mainPagesOf(sections).map((page) => [page, routes[page]] as const),
    ...content.all.map((entry) => [pageKey(entry), entry.path] as const),
  ];
  return {
    paths: new Map(pages),
    keys: new Map([
      ...lists.map((path) => [path, ''] as const),
      ...pages.map(([key, path]) => [path, key] as const),
    ]),
  };
}
