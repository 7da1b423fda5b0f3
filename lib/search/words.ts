/** Longer runs of letters are hashes, keys and the like: this many are enough to find them. */
const LONGEST = 32;

/**
 * A run of letters and digits of any script, with the ending of `C#` and `C++`, or that of `don't`
 * and `owner's`; or an emoji.
 */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:#|\+\+|['’](?:t|s|re|ll|ve|d|m))(?![\p{L}\p{N}]))?|\p{RI}\p{RI}|\p{Extended_Pictographic}/giu;

/** A suffix behind an apostrophe, whose word is also used alone. */
const JOINED = /['’](?!t)\p{L}+$/iu;

/** Letters that Unicode does not decompose, and that other keyboards lack. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+)/u;

/** Accents, and the vowel points of Hebrew and Arabic, which few people type. */
const POINTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

const ASCII = /^[\x20-\x7e]*$/;

/** Between the parts of an identifier such as `useEffect` or `HTMLElement`. */
const PART_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Makes words that differ only in case, accents or width alike: `Café` becomes `cafe`.
 * @param text any text
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.toLowerCase().normalize('NFKD').replace(POINTS, '').normalize('NFC');
  return plain.replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a text as they are written. */
export const writtenWords = (text: string): string[] => text.match(WORD) ?? [];

const CAPTURED_WORD = new RegExp(`(${WORD.source})`, WORD.flags);

/** A text cut at its words: every second piece, from the second on, is one. */
export const cutIntoWords = (text: string): string[] => text.split(CAPTURED_WORD);

/**
 * The words under which the index lists a written word: the word, folded; for an identifier its
 * parts too; for scripts without spaces each pair of characters.
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
 * The words to look up for what a visitor typed, in order and each once.
 * @param query what the visitor typed
 */
export const queryWords = (query: string): string[] => [
  ...new Set(writtenWords(query).flatMap((written) => split(fold(withoutJoined(written)), false))),
];

/** `owner's` is found as `owner`, `don't` as `dont`. */
const withoutJoined = (written: string) => written.replace(JOINED, '').replace(/['’]/, '');

/** Whether a word is, at least in part, of a script that is written without spaces. */
export const isUnspaced = (word: string): boolean => !ASCII.test(word) && UNSPACED.test(word);

/** @param withLast whether the last character of a run is a word too, so that it is found alone */
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
