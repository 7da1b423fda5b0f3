/*
 * The search index, as the build writes it and the browser reads it. All files but the manifest are
 * in a folder that is named by a hash of their content, so that no browser mixes two builds.
 */

/** Path of the manifest below the base path. */
export const SEARCH_MANIFEST = '/search/index.json';

/** How many entries a file of entries holds. */
export const ENTRIES_A_FILE = 10;

/** Ends the name of a row that lists what all words with a prefix find: `so*`. */
export const WILDCARD = '*';

export interface SearchManifest {
  /** Path below the base path of the folder that holds the files. */
  folder: string;
  /** How many entries there are. */
  count: number;
  /** The first word of each file of words but the first, in order. */
  bounds: string[];
}

/**
 * A word, the number of entries that hold it, and the best of them, best first: in each group the
 * weight of the word in them, from 1 to {@link HEAVIEST}, and then their numbers, each as the
 * distance from the one before.
 */
export type WordRow = [word: string, frequency: number, ...groups: number[][]];

/** The greatest weight that a word has in an entry. */
export const HEAVIEST = 20;

/** A page that can be found, as the list of results shows it. */
export interface SearchEntry {
  title: string;
  /** Path below the base path. */
  path: string;
  /** What it is, such as "Article". */
  kind: string;
  /** When it is from: a day as DD-MM-YYYY, or the period of a project. */
  date: string;
  preview: string;
  tags: readonly string[];
  /** Its block glyph, as `drawGlyph` takes it. */
  glyph: string;
}

/** Name of a file of words. */
export const wordsFile = (index: number) => `words-${index}.json`;

/** Name of the file that holds an entry. */
export const entriesFile = (entry: number) => `entries-${Math.floor(entry / ENTRIES_A_FILE)}.json`;
