/*
 * The format of the search index. All files except the manifest are in a folder with a content hash
 * in its name, so that browsers never mix the files of two builds.
 */

/** Path of the manifest below the base path. */
export const SEARCH_MANIFEST = '/search/index.json';

/** Number of entries in each file of entries. */
export const ENTRIES_A_FILE = 10;

/** Suffix of a row that combines all words with a prefix: `so*`. */
export const WILDCARD = '*';

export interface SearchManifest {
  /** Path of the folder with the other files, below the base path. */
  folder: string;
  /** Total number of entries. */
  count: number;
  /** The first word of each file of words except the first file, in order. */
  bounds: string[];
}

/**
 * A word, the number of entries that contain it, and groups of these entries, the greatest weight
 * first. A group begins with the weight of the word, from 1 to {@link HEAVIEST}. The entry numbers
 * follow in ascending order, each as the difference from the previous one.
 */
export type WordRow = [word: string, frequency: number, ...groups: number[][]];

/** The maximum weight of a word in an entry. */
export const HEAVIEST = 20;

/** A search result. */
export interface SearchEntry {
  title: string;
  /** Path below the base path. */
  path: string;
  /** Kind of page, such as "Article". Pages of the owner's own have none, and no date. */
  kind?: string;
  /** The day of a post or the period of a project, as it is shown. */
  date?: string;
  /** The day of a post, YYYY-MM-DD. */
  isoDate?: string;
  preview: string;
  tags: readonly string[];
  /** Its packed block pattern: see `drawPattern`. */
  pattern: string;
}

/** Name of a file of words. */
export const wordsFile = (index: number) => `words-${index}.json`;

/** Name of the file that contains an entry. */
export const entriesFile = (entry: number) => `entries-${Math.floor(entry / ENTRIES_A_FILE)}.json`;
