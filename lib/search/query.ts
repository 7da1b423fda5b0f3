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

/** More words than this are not looked up. */
const MOST_WORDS = 8;

/** What a prefix counts for, compared to the whole word. */
const PREFIX = 0.5;

/** Comes after every word in the order of the index. */
const LAST = '\uffff';

/** Fetches a JSON file of the site by its path below the base path. */
export type LoadFile = (path: string) => Promise<unknown>;

/** What a query finds. */
export interface Found {
  /** Numbers of entries, best first. */
  numbers: number[];
  /** Whether there are more, which the index does not list. */
  hasMore: boolean;
}

/** The opened index. */
export interface Search {
  /** Entries that hold all words of the query first, then those that hold some. */
  find: (query: string) => Promise<Found>;
  entries: (numbers: readonly number[]) => Promise<SearchEntry[]>;
}

/**
 * Opens the index. Only the files that a query needs are loaded, each once.
 * @throws what `load` throws; the index then has to be opened again
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

  /** The row of a word; if it may be unfinished or is unknown, of all words with this prefix. */
  async function rowsOf(word: string, isLast: boolean): Promise<WordRow[]> {
    const any = word + WILDCARD;
    const near = await rowsBetween(word, any);
    const whole = near.filter(([name]) => name === word);
    if (whole.length > 0 && !isLast) return whole;
    return near.some(([name]) => name === any) ? near : rowsBetween(word, word + LAST);
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

/** The best weight of a word's rows in each entry, times how rare the word is. */
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

/** The entries of a row with the word's weight in them. */
function listed([, , ...groups]: WordRow): [entry: number, weight: number][] {
  return groups.flatMap(([weight = 0, ...distances]) => {
    let entry = 0;
    return distances.map((distance): [number, number] => [(entry += distance), weight]);
  });
}
