import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { foldWord, isUnspaced, queryWordsOf, wordsOf } from './words';

/** A page in the index, with the facts that a result shows. */
export interface SearchDocument {
  title: string;
  path: string;
  /** The folder of its kind, such as `blog`. */
  folder: string;
  /** Type of page, such as "Article"; pages of content/pages have none, and no date. */
  type?: string;
  /** The day of a post or the period of a project, formatted. */
  date?: string;
  /** The day of a page that has one, YYYY-MM-DD. */
  isoDate?: string;
  description: string;
  tags: readonly string[];
  pattern: string;
  /** The rest of the page's text. Results do not contain it. */
  text: string;
}

/** A result, with the words that match. */
export type SearchHit = Omit<SearchDocument, 'text'> & Pick<SearchResult, 'terms'>;

const options: Options<SearchDocument> = {
  idField: 'path',
  fields: ['title', 'tags', 'description', 'text'],
  storeFields: [
    'title',
    'path',
    'folder',
    'type',
    'date',
    'isoDate',
    'description',
    'tags',
    'pattern',
  ],
  tokenize: wordsOf,
  processTerm: foldWord,
  searchOptions: {
    boost: { title: 6, tags: 4, description: 2 },
    tokenize: queryWordsOf,
    prefix: true,
    fuzzy: (word) => (word.length > 3 && !isUnspaced(word) ? 0.2 : false),
    combineWith: 'AND',
  },
};

/** Builds the index of the site's pages, as JSON for {@link openSearch}. */
export function buildSearch(documents: Iterable<SearchDocument>): string {
  const index = new MiniSearch(options);
  for (const document of documents) index.add(document);
  return JSON.stringify(index);
}

/** An opened index. */
export interface Search {
  /** Finds the pages with all words of a query, or similar words, best matches first. */
  find: (query: string) => SearchHit[];
  /** The newest or first pages of each kind, to begin with. */
  suggestions: readonly SearchHit[];
}

/** Opens an index. */
export function openSearch(json: string): Search {
  const index = MiniSearch.loadJSON(json, options);
  const find = (query: Query) => index.search(query) as (SearchResult & SearchHit)[];
  return { find, suggestions: suggestionsOf(find(MiniSearch.wildcard)) };
}

/** How many pages of each kind are suggested. */
const SUGGESTED = 3;

/** The newest pages of each kind whose pages have a type, or the first ones if they have no day. */
function suggestionsOf(all: readonly SearchHit[]): SearchHit[] {
  const pages = all.filter(({ type }) => type);
  const kinds = new Set(pages.map(({ folder }) => folder));
  return [...kinds].flatMap((kind) =>
    pages
      .filter(({ folder }) => folder === kind)
      .sort((a, b) => (b.isoDate ?? '').localeCompare(a.isoDate ?? ''))
      .slice(0, SUGGESTED),
  );
}
