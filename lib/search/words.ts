import { withoutLigatures } from '../slugs';

/** Maximum length of a word. Longer ones are hashes, keys and the like, and are cut off. */
const LONGEST = 32;

/**
 * A run of letters and digits of any script, with a suffix as in `C#`, `C++`, `don't` or `owner's`;
 * or an emoji.
 */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:#|\+\+|['’](?:t|s|re|ll|ve|d|m))(?![\p{L}\p{N}]))?|\p{RI}\p{RI}|\p{Extended_Pictographic}/giu;

/** A suffix after an apostrophe that can be dropped, as in `owner's`, unlike `don't`. */
const JOINED = /['’](?!t)\p{L}+$/iu;

/** Scripts without spaces between words. */
const UNSPACED =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+)/u;

/** Accents, and vowel points of Hebrew and Arabic, which few people type. */
const POINTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

const ASCII = /^[\x20-\x7e]*$/;

/** The boundary between the parts of an identifier such as `useEffect` or `HTMLElement`. */
const PART_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Normalises case, accents and width: `Café` becomes `cafe`.
 * @param text any text
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return withoutLigatures(
    text.toLowerCase().normalize('NFKD').replace(POINTS, '').normalize('NFC'),
  );
}

/** The words of a text, without normalisation. */
export const writtenWords = (text: string): string[] => text.match(WORD) ?? [];

const CAPTURED_WORD = new RegExp(`(${WORD.source})`, WORD.flags);

/** Splits a text at its words. The pieces at odd indexes are the words. */
export const cutIntoWords = (text: string): string[] => text.split(CAPTURED_WORD);

/**
 * The index terms of a written word: the folded word, the parts of an identifier, and for scripts
 * without spaces each pair of characters.
 * @param written one of {@link writtenWords}
 */
export function indexedWords(written: string): string[] {
  const word = withoutJoined(written);
  const parts = word.split(PART_BOUNDARY);
  const forms = parts.length > 1 ? [word, ...parts] : parts;
  const bare = word.replace(/(#|\+\+)$/, '');
  if (bare !== word) forms.push(bare);
  return [...new Set(forms.flatMap((form) => split(fold(form), true)))];
}

/**
 * The index terms of a query, in order and without duplicates.
 * @param query what the visitor typed
 */
export const queryWords = (query: string): string[] => [
  ...new Set(writtenWords(query).flatMap((written) => split(fold(withoutJoined(written)), false))),
];

/** `owner's` is indexed as `owner`, and `don't` as `dont`. */
const withoutJoined = (written: string) => written.replace(JOINED, '').replace(/['’]/, '');

/** Whether a word contains a script without spaces between words. */
export const isUnspaced = (word: string): boolean => !ASCII.test(word) && UNSPACED.test(word);

/** @param withLast whether the last character of a run is also a term, so that it is found alone */
function split(folded: string, withLast: boolean): string[] {
  if (!isUnspaced(folded)) return [folded.slice(0, LONGEST)];
  return folded.split(UNSPACED).flatMap((run, index) => {
    if (index % 2 === 0) return run ? [run.slice(0, LONGEST)] : [];
    const characters = [...run];
    if (characters.length === 1) return characters;
    const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
    return withLast ? [...pairs, characters.at(-1) ?? ''] : pairs;
  });
}
