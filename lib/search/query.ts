import {
  ANY_ENDING,
  SEARCH_MANIFEST,
  entriesFile,
  wordsFile,
  ENTRIES_A_FILE,
  type SearchEntry,
  type SearchManifest,
  type WordRow,
} from './model';
import { queryWords } from './words';

/** More words than this are not looked up. */
const MOST_WORDS = 8;

/** What the beginning of a word counts for, beside the whole word. */
const BEGINNING = 0.5;

/** Comes after every word in the order of the index. */
const LAST = '\uffff';

/** Fetches a JSON file of the site by its address below the base path. */
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
 * Opens the index. Of its files only those are loaded that a query needs, each once.
 * @throws what `load` throws; what failed is loaded again when it is needed again
 */
export async function openSearch(load: LoadFile): Promise<Search> {
  const { folder, count, bounds } = (await load(SEARCH_MANIFEST)) as SearchManifest;
  const file = onceEach((name) => load(`${folder}/${name}`));

  const fileOf = (word: string) => bounds.filter((bound) => bound <= word).length;

  async function rowsBetween(first: string, last: string): Promise<WordRow[]> {
    const from = fileOf(first);
    const names = Array.from({ length: fileOf(last) - from + 1 }, (_, at) => wordsFile(from + at));
    const rows = (await Promise.all(names.map(file))) as WordRow[][];
    return rows.flat().filter(([word]) => word >= first && word <= last);
  }

  /** The rows that a word of a query finds: those of the whole word, and of its beginning. */
  async function rowsOf(word: string, isLast: boolean) {
    const near = await rowsBetween(word, word + ANY_ENDING);
    const whole = near.filter(([name]) => name === word);
    if (whole.length > 0 && !isLast) return { whole, begun: [] };
    const any = near.filter(([name]) => name === word + ANY_ENDING);
    return { whole, begun: any.length > 0 ? any : await rowsBetween(word, word + LAST) };
  }

  async function find(query: string): Promise<Found> {
    const words = queryWords(query).slice(0, MOST_WORDS);
    const rows = await Promise.all(
      words.map((word, index) => rowsOf(word, index === words.length - 1)),
    );
    const totals = new Map<number, { words: number; score: number }>();
    for (const { whole, begun } of rows) {
      const scores = scoresOf(begun, BEGINNING, count);
      for (const [entry, score] of scoresOf(whole, 1, count)) scores.set(entry, score);
      for (const [entry, score] of scores) {
        const total = totals.get(entry) ?? { words: 0, score: 0 };
        totals.set(entry, { words: total.words + 1, score: total.score + score });
      }
    }
    return {
      numbers: [...totals]
        .sort(([a, one], [b, two]) => two.words - one.words || two.score - one.score || a - b)
        .map(([entry]) => entry),
      hasMore: rows.some(({ whole, begun }) => [...whole, ...begun].some(isCut)),
    };
  }

  async function entries(numbers: readonly number[]): Promise<SearchEntry[]> {
    const files = await Promise.all(numbers.map((entry) => file(entriesFile(entry))));
    return (files as SearchEntry[][]).flatMap((list, index) => {
      const entry = list[(numbers[index] ?? 0) % ENTRIES_A_FILE];
      return entry ? [entry] : [];
    });
  }

  return { find, entries };
}

/** The best weight of some words in each entry that they list, times how rare they are together. */
function scoresOf(rows: readonly WordRow[], factor: number, count: number): Map<number, number> {
  const weights = new Map<number, number>();
  for (const row of rows) {
    for (const [entry, weight] of listed(row)) {
      weights.set(entry, Math.max(weights.get(entry) ?? 0, weight));
    }
  }
  const frequency = Math.max(weights.size, ...rows.map(([, number]) => number));
  // The inverse document frequency of BM25: https://en.wikipedia.org/wiki/Okapi_BM25
  const rarity = Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
  return new Map([...weights].map(([entry, weight]) => [entry, weight * factor * rarity]));
}

/** The entries of a row with the word's weight in them. */
function listed([, , ...groups]: WordRow): [entry: number, weight: number][] {
  return groups.flatMap(([weight = 0, ...distances]) => {
    let entry = 0;
    return distances.map((distance): [number, number] => [(entry += distance), weight]);
  });
}

const isCut = (row: WordRow) => row[1] > listed(row).length;

/** Remembers what was loaded; a failure is forgotten. */
function onceEach(load: LoadFile): LoadFile {
  const loading = new Map<string, Promise<unknown>>();
  return (name) => {
    const known = loading.get(name);
    if (known) return known;
    const fresh = load(name);
    loading.set(name, fresh);
    fresh.catch(() => loading.delete(name));
    return fresh;
  };
}
