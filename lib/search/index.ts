import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { foldWord, wordsOf } from './words';

/** A page in the index, with the facts that a result shows. */
export interface SearchDocument {
  title: string;
  path: string;
  /** Type of page, such as "Article"; pages of content/pages have none, and no date. */
  type?: string;
  /** The day of a post or the period of a project, formatted. */
  date?: string;
  /** The day of a post, YYYY-MM-DD. */
  isoDate?: string;
  preview: string;
  tags: readonly string[];
  pattern: string;
  /** The rest of the page's text. Results do not contain it. */
  text: string;
}

/** A result, with the words that match. */
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
 * @returns a function that finds pages with all words of a query, or similar words, best matches first
 */
export function openSearch(json: string): (query: string) => SearchHit[] {
  const index = MiniSearch.loadJSON(json, options);
  return (query) => index.search(query) as (SearchResult & SearchHit)[];
}
