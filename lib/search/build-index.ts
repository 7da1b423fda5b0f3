import {
  WILDCARD,
  ENTRIES_A_FILE,
  HEAVIEST,
  entriesFile,
  wordsFile,
  type SearchEntry,
  type SearchManifest,
  type WordRow,
} from './model';
import type { Field, SearchDocument } from './search-documents';
import { indexedWords, writtenWords } from './words';

/** The weight of a word in each field. */
const WEIGHTS: Record<Field, number> = { title: 24, tags: 10, headings: 3, preview: 3, text: 1 };

/** How fast repeated occurrences of a word lose weight: k1 of https://en.wikipedia.org/wiki/Okapi_BM25 */
const SATURATION = 8;

/** Maximum number of entries in a row. Longer queries find the others. */
const LONGEST_LIST = 500;

/** A file of words ends with the row that takes it over this size, in characters. */
const FILE_SIZE = 20_000;

/** The manifest of an index, and the contents of its files by name. */
export interface SearchIndex {
  manifest: Omit<SearchManifest, 'folder'>;
  files: ReadonlyMap<string, string>;
}

/**
 * Builds the search index. The same documents give the same bytes.
 *
 * This is own code because no package keeps the first search small. With posts of 600 words, a search
 * for one word loads 7 kB (brotli, script included) at 10 posts, 17 kB at 1,000 and 25 kB at 10,000.
 * Pagefind 1.5.2 loads 150, 152 and 234 kB, shows the first results on slow 4G after 1.9 s instead of
 * 1.4 s, and needs 4.9 GB of memory to index 10,000 posts. MiniSearch 7.2.0 loads the whole index:
 * 22 kB, 1.1 MB and 14 MB.
 * @param documents the pages to index; if two match a query equally, the first one ranks higher
 */
export function buildIndex(documents: Iterable<SearchDocument>): SearchIndex {
  const entries: SearchEntry[] = [];
  const words = new Map<string, Postings>();
  for (const { entry, fields } of documents) {
    for (const [word, count] of countWords(fields)) {
      const weight = Math.ceil((HEAVIEST * count) / (count + SATURATION));
      (listOf(words, word)[weight] ??= []).push(entries.length);
    }
    entries.push(entry);
  }
  const files = new Map<string, string>();
  for (let first = 0; first < entries.length; first += ENTRIES_A_FILE) {
    const some = entries.slice(first, first + ENTRIES_A_FILE);
    files.set(entriesFile(first), JSON.stringify(some));
  }
  const bounds: string[] = [];
  inFiles(allRows(words)).forEach((rows, index) => {
    if (index > 0) bounds.push(rows[0]?.name ?? '');
    files.set(wordsFile(index), `[${rows.map(({ json }) => json).join(',\n')}]`);
  });
  return { manifest: { count: entries.length, bounds }, files };
}

/** For each weight, the sorted numbers of the documents in which a word has it. */
type Postings = number[][];

/** Returns the list under a key. Adds an empty list if there is none. */
function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}

/** The total weight of each word in a document. */
function countWords(fields: SearchDocument['fields']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [field, text] of Object.entries(fields) as [Field, string][]) {
    for (const word of writtenWords(text).flatMap(indexed)) {
      counts.set(word, (counts.get(word) ?? 0) + WEIGHTS[field]);
    }
  }
  return counts;
}

/** Caches the analysis of words: a few thousand words make up most texts. */
const analysed = new Map<string, string[]>();

function indexed(written: string): string[] {
  let words = analysed.get(written);
  if (!words) analysed.set(written, (words = indexedWords(written)));
  return words;
}

/** A serialised {@link WordRow}. */
interface Row {
  name: string;
  json: string;
}

/**
 * A row for each word, and one for each prefix whose words do not fit into one file. A visitor who
 * has typed a single letter then downloads one file only.
 */
function allRows(words: ReadonlyMap<string, Postings>): Row[] {
  const single = [...words].map(([word, postings]) => ({ ...toRow(word, [postings]), postings }));
  const rows: Row[] = [...single];
  for (let length = 1, left = single; left.length > 0; length++) {
    const groups = new Map<string, typeof single>();
    for (const row of left.filter(({ name }) => name.length >= length)) {
      listOf(groups, row.name.slice(0, length)).push(row);
    }
    const large = [...groups].filter(([, group]) => inFiles(group).length > 1);
    for (const [prefix, group] of large) {
      const all = group.map(({ postings }) => postings);
      rows.push(toRow(prefix + WILDCARD, all));
    }
    left = large.flatMap(([, group]) => group);
  }
  return rows.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The row of all documents that contain any of the words, each with its greatest weight. */
function toRow(name: string, words: readonly Postings[]): Row {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let weight = HEAVIEST; weight > 0; weight--) {
    const numbers = new Set(words.flatMap((postings) => postings[weight] ?? []));
    const group = [...numbers].filter((number) => !seen.has(number)).sort((a, b) => a - b);
    const listed = group.slice(0, Math.max(0, LONGEST_LIST - seen.size));
    group.forEach((number) => seen.add(number));
    if (listed.length === 0) continue;
    groups.push([weight, ...listed.map((number, index) => number - (listed[index - 1] ?? 0))]);
  }
  const row: WordRow = [name, seen.size, ...groups];
  return { name, json: JSON.stringify(row) };
}

/** Splits rows into files. */
function inFiles(rows: readonly Row[]): Row[][] {
  const files: Row[][] = [];
  let size = Infinity;
  for (const row of rows) {
    if (size > FILE_SIZE) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(row);
    size += row.json.length;
  }
  return files;
}
