import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { foldWord, wordsOf } from './words';

/** A page to find, and what a result shows of it. */
export interface SearchDocument {
  title: string;
  /** Path below the base path. */
  path: string;
  /** Type of page, such as "Article"; pages of content/pages have none, and no date. */
  type?: string;
  /** The day of a post or the period of a project, as it is shown. */
  date?: string;
  /** The day of a post, YYYY-MM-DD. */
  isoDate?: string;
  preview: string;
  tags: readonly string[];
  /** Its block pattern: see `patternOf`. */
  pattern: string;
  /** Everything else that the page says. Results do not have it. */
  text: string;
}

/** A page found, with the words that match. */
export type SearchHit = Omit<SearchDocument, 'text'> & Pick<SearchResult, 'terms'>;

const options: Options<SearchDocument> = {
  idField: 'path',
  fields: ['title', 'tags', 'preview', 'text'],
  storeFields: ['title', 'path', 'type', 'date', 'isoDate', 'preview', 'tags', 'pattern'],
  tokenize: wordsOf,
  processTerm: foldWord,
  searchOptions: {
    boost: { title: 6, tags: 4, preview: 2 },
    prefix: true,
    fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    combineWith: 'AND',
  },
};

/** Builds the index of the site's pages, as JSON for {@link openSearch}. */
export function buildSearch(documents: Iterable<SearchDocument>): string {
  const index = new MiniSearch(options);
  for (const document of documents) index.add(document);
  return JSON.stringify(index);
}

/**
 * Opens an index.
 * @param json the text that {@link buildSearch} returned
 * @returns finds pages that have all words of a query, or words like them; the best ones first
 */
export function openSearch(json: string): (query: string) => SearchHit[] {
  const index = MiniSearch.loadJSON(json, options);
  return (query) => index.search(query) as (SearchResult & SearchHit)[];
}
