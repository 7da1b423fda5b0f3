import {
  WILDCARD,
  ENTRIES_A_FILE,
  SEARCH_MANIFEST,
  entriesFile,
  wordsFile,
  type SearchEntry,
  type SearchManifest,
  type WordRow,
} from './model';
import { queryWords } from './words';

/** Maximum number of words of a query. Further words are ignored. */
const MOST_WORDS = 8;

/** Weight of a prefix match, relative to a match of the whole word. */
const PREFIX = 0.5;

/** Sorts after every word of the index. */
const LAST = '\uffff';

/** Fetches a JSON file of the site, given its path below the base path. */
export type LoadFile = (path: string) => Promise<unknown>;

/** The result of a query. */
export interface Found {
  /** Numbers of entries, best first. */
  numbers: number[];
  /** Whether more entries match than the index lists. */
  hasMore: boolean;
}

/** The opened index. */
export interface Search {
  /** Ranks entries that contain all words of the query before those that contain some. */
  find: (query: string) => Promise<Found>;
  entries: (numbers: readonly number[]) => Promise<SearchEntry[]>;
}

/**
 * Opens the index. Each query loads only the files that it needs, each of them once.
 * @throws the errors of `load`; after one, open the index again
 */
export async function openSearch(load: LoadFile): Promise<Search> {
  const { folder, count, bounds } = (await load(SEARCH_MANIFEST)) as SearchManifest;
  const loaded = new Map<string, Promise<unknown>>();

  function file(name: string): Promise<unknown> {
    const content = loaded.get(name) ?? load(`${folder}/${name}`);
    loaded.set(name, content);
    return content;
  }

  const fileOf = (word: string) => bounds.filter((bound) => bound <= word).length;

  async function rowsBetween(first: string, last: string): Promise<WordRow[]> {
    const from = fileOf(first);
    const names = Array.from({ length: fileOf(last) - from + 1 }, (_, at) => wordsFile(from + at));
    const rows = (await Promise.all(names.map(file))) as WordRow[][];
    return rows.flat().filter(([name]) => name >= first && name <= last);
  }

  /** The row of a word. If it is the last word or unknown, the rows of all words with this prefix. */
  async function rowsOf(word: string, isLast: boolean): Promise<WordRow[]> {
    const wildcard = word + WILDCARD;
    const near = await rowsBetween(word, wildcard);
    const exact = near.filter(([name]) => name === word);
    if (exact.length > 0 && !isLast) return exact;
    return near.some(([name]) => name === wildcard) ? near : rowsBetween(word, word + LAST);
  }

  async function find(query: string): Promise<Found> {
    const words = queryWords(query).slice(0, MOST_WORDS);
    const rows = await Promise.all(words.map((word, at) => rowsOf(word, at === words.length - 1)));
    const totals = new Map<number, { words: number; score: number }>();
    words.forEach((word, at) => {
      for (const [entry, score] of scoresOf(word, rows[at] ?? [], count)) {
        const total = totals.get(entry) ?? { words: 0, score: 0 };
        totals.set(entry, { words: total.words + 1, score: total.score + score });
      }
    });
    return {
      numbers: [...totals]
        .sort(([a, one], [b, two]) => two.words - one.words || two.score - one.score || a - b)
        .map(([entry]) => entry),
      hasMore: rows.flat().some((row) => row[1] > listed(row).length),
    };
  }

  async function entries(numbers: readonly number[]): Promise<SearchEntry[]> {
    const files = await Promise.all(numbers.map((entry) => file(entriesFile(entry))));
    return (files as SearchEntry[][]).flatMap((list, at) => {
      const entry = list[(numbers[at] ?? 0) % ENTRIES_A_FILE];
      return entry ? [entry] : [];
    });
  }

  return { find, entries };
}

/** The score of a word in each entry: its best weight, multiplied by the rarity of the word. */
function scoresOf(word: string, rows: readonly WordRow[], count: number): [number, number][] {
  const weights = new Map<number, number>();
  for (const row of rows) {
    const factor = row[0] === word ? 1 : PREFIX;
    for (const [entry, weight] of listed(row)) {
      weights.set(entry, Math.max(weights.get(entry) ?? 0, weight * factor));
    }
  }
  const frequency = Math.max(weights.size, ...rows.map(([, number]) => number));
  // The inverse document frequency of BM25: https://en.wikipedia.org/wiki/Okapi_BM25
  const rarity = Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
  return [...weights].map(([entry, weight]) => [entry, weight * rarity]);
}

/** Decodes the entries of a row, with the weight of the word in each. */
function listed([, , ...groups]: WordRow): [entry: number, weight: number][] {
  return groups.flatMap(([weight = 0, ...distances]) => {
    let entry = 0;
    return distances.map((distance): [number, number] => [(entry += distance), weight]);
  });
}
