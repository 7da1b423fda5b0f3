import {
  ANY_ENDING,
  ENTRIES_A_FILE,
  HEAVIEST,
  entriesFile,
  wordsFile,
  type SearchManifest,
  type WordRow,
} from './model';
import type { Field, SearchDocument } from './search-documents';
import { indexedWords, writtenWords } from './words';

/** What a word counts for, by where it stands. */
const WEIGHTS: Record<Field, number> = {
  title: 24,
  tags: 10,
  headings: 4,
  preview: 3,
  text: 1,
  code: 0.5,
};

/** How fast further mentions lose weight, and how much long texts do: k1 and b of BM25F. */
const SATURATION = 8;
const LENGTH_PENALTY = 0.4;

/** A row lists no more entries than this; more are found by further words. */
const LONGEST_LIST = 500;

/** A file of words ends with the row that makes it longer than this, in characters. */
const FILE_SIZE = 20_000;

/** The files of an index: their contents by name, below the folder that the manifest names. */
export interface SearchIndex {
  manifest: Omit<SearchManifest, 'folder'>;
  files: ReadonlyMap<string, string>;
}

/**
 * Makes the search index. The same documents give the same bytes.
 * @param documents what can be found; of two that fit a query alike the first comes first
 */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const rows = withBeginnings(wordRows(documents));
  const files = new Map<string, string>();
  const bounds: string[] = [];
  let lines: string[] = [];
  let size = 0;
  for (const { word, json } of rows) {
    if (size > FILE_SIZE) {
      files.set(wordsFile(bounds.length), asArray(lines));
      bounds.push(word);
      lines = [];
      size = 0;
    }
    lines.push(json);
    size += json.length;
  }
  files.set(wordsFile(bounds.length), asArray(lines));
  for (let first = 0; first < documents.length; first += ENTRIES_A_FILE) {
    const entries = documents.slice(first, first + ENTRIES_A_FILE).map(({ entry }) => entry);
    files.set(entriesFile(first), JSON.stringify(entries));
  }
  return { manifest: { count: documents.length, bounds }, files };
}

const asArray = (lines: readonly string[]) => `[${lines.join(',\n')}]`;

/** A word and, for each document that holds it, the document's number and the word's weight. */
interface Postings {
  word: string;
  numbers: number[];
  weights: number[];
}

interface Row extends Postings {
  json: string;
}

function wordRows(documents: readonly SearchDocument[]): Row[] {
  const byWord = new Map<string, Postings>();
  const indexed = remembering(indexedWords);
  const lengths = documents.map((document, number) =>
    countWords(document, (written, weight) => {
      for (const word of indexed(written)) addTo(byWord, word, number, weight);
    }),
  );
  const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  const penalties = lengths.map(
    (length) => 1 - LENGTH_PENALTY + (LENGTH_PENALTY * length) / (average || 1),
  );
  return [...byWord.values()]
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({ word, numbers, weights }) =>
      toRow({
        word,
        numbers,
        weights: weights.map((weight, index) => {
          const penalty = penalties[numbers[index] ?? 0] ?? 1;
          return Math.ceil((HEAVIEST * weight) / (weight + SATURATION * penalty));
        }),
      }),
    );
}

/** Hands on each word of a document with what it counts for, and returns how many there are. */
function countWords(
  { fields }: SearchDocument,
  add: (written: string, weight: number) => void,
): number {
  let length = 0;
  for (const [field, text] of Object.entries(fields) as [Field, string][]) {
    const words = writtenWords(text);
    length += words.length;
    for (const written of words) add(written, WEIGHTS[field]);
  }
  return length;
}

function addTo(byWord: Map<string, Postings>, word: string, number: number, weight: number) {
  let postings = byWord.get(word);
  if (!postings) byWord.set(word, (postings = { word, numbers: [], weights: [] }));
  const { numbers, weights } = postings;
  if (numbers.at(-1) !== number) {
    numbers.push(number);
    weights.push(0);
  }
  weights.push((weights.pop() ?? 0) + weight);
}

/** A few thousand words make up most of what anybody writes: each is looked at once. */
function remembering(look: (written: string) => string[]) {
  const known = new Map<string, string[]>();
  return (written: string) => {
    let words = known.get(written);
    if (!words) known.set(written, (words = look(written)));
    return words;
  };
}

function toRow(postings: Postings): Row {
  const { word, numbers, weights } = postings;
  const groups = new Map<number, number[]>();
  numbers.forEach((number, index) => {
    const weight = weights[index] ?? 0;
    const group = groups.get(weight);
    if (group) group.push(number);
    else groups.set(weight, [number]);
  });
  const row: WordRow = [word, numbers.length];
  let room = LONGEST_LIST;
  for (const weight of [...groups.keys()].sort((a, b) => b - a)) {
    const group = groups.get(weight)?.slice(0, room) ?? [];
    room -= group.length;
    if (group.length === 0) break;
    row.push([weight, ...group.map((number, index) => number - (group[index - 1] ?? 0))]);
  }
  return { ...postings, json: JSON.stringify(row) };
}

/**
 * Adds a row for each beginning that has too many words to read them all, so that a visitor who has
 * typed one letter downloads one file too.
 */
function withBeginnings(rows: readonly Row[]): Row[] {
  const all = [...rows];
  const add = (candidates: readonly Row[], length: number) => {
    for (const [beginning, members] of byBeginning(candidates, length)) {
      if (members.reduce((sum, { json }) => sum + json.length, 0) <= FILE_SIZE) continue;
      all.push(toRow(merge(beginning + ANY_ENDING, members)));
      add(members, length + 1);
    }
  };
  add(rows, 1);
  return all.sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** @param length of the beginning, in signs; shorter words are left out */
function byBeginning(rows: readonly Row[], length: number): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const signs = [...row.word];
    if (signs.length < length) continue;
    const beginning = signs.slice(0, length).join('');
    const group = groups.get(beginning);
    if (group) group.push(row);
    else groups.set(beginning, [row]);
  }
  return groups;
}

/** What any of some words finds, each document with the greatest of its weights. */
function merge(word: string, rows: readonly Row[]): Postings {
  const best = new Map<number, number>();
  for (const { numbers, weights } of rows) {
    numbers.forEach((number, index) => {
      best.set(number, Math.max(best.get(number) ?? 0, weights[index] ?? 0));
    });
  }
  const found = [...best].sort(([a], [b]) => a - b);
  return {
    word,
    numbers: found.map(([number]) => number),
    weights: found.map(([, weight]) => weight),
  };
}
