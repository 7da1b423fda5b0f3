import { withoutLigatures } from '../slugs';

/** Letters of scripts without spaces between words. In Korean, particles follow words without a space. */
const unspaced =
  /(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Letters, digits, and the invisible characters inside words: the soft hyphen and the joiners of Persian. */
const inWord = /[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]/u;

const words = new RegExp(
  `((?:${unspaced.source})+)|(?:(?!${unspaced.source})${inWord.source})+`,
  'gu',
);

/** The characters as readers see them, each with its accents. */
const charactersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);

/** The pairs of characters that follow each other: 東京都 has 東京 and 京都. */
const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => characters[index] + character);

/**
 * The words of a text, for the index. A text without spaces is indexed by pairs of characters, since only a dictionary
 * knows its words, and by its last character, with which a search may begin.
 */
export const wordsOf = (text: string): string[] =>
  Array.from(text.matchAll(words)).flatMap(([word, run]) => {
    if (!run) return word;
    const characters = charactersOf(run);
    return [...pairsOf(characters), ...characters.slice(-1)];
  });

/** The words of a query. */
export const queryWordsOf = (query: string): string[] =>
  Array.from(query.matchAll(words)).flatMap(([word, run]) => {
    if (!run) return word;
    const characters = charactersOf(run);
    return characters.length > 1 ? pairsOf(characters) : characters;
  });

/** Letters that are typed in different ways, and that Unicode does not decompose. */
const alike: Record<string, string> = {
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

/** Marks that are often left out: accents, but not the voicing of Japanese syllables; Hebrew and Arabic vowels. */
const optionalMarks =
  /(?=\p{M})(?![\u3099\u309A])[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** Normalises a word for comparison: lower case, without accents, each letter in one form. */
export const foldWord = (word: string): string =>
  withoutLigatures(
    word
      .normalize('NFKD')
      .toLowerCase()
      .replace(optionalMarks, '')
      .replace(/[\u00AD\u200C\u200D\u0640]/g, ''),
  ).replace(/[ςىیکة]/g, (letter) => alike[letter] ?? letter);

/** Whether a folded word is part of a text without spaces. */
export const isUnspaced = (word: string): boolean => unspaced.test(word);

/** A part of a text. */
interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text into what matches a query and what does not.
 * @param terms the words of the index that match, folded
 */
export function matchesIn(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, 1: run, index } of text.matchAll(words)) {
    pieces.push({ text: text.slice(end, index), isMatch: false });
    if (run) pieces.push(...matchesInRun(charactersOf(run), terms));
    else pieces.push({ text: word, isMatch: terms.includes(foldWord(word)) });
    end = index + word.length;
  }
  pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text);
}

/** Marks each character that belongs to a matching pair, or is a match itself. */
function matchesInRun(characters: readonly string[], terms: readonly string[]): Piece[] {
  const isPair = pairsOf(characters).map((pair) => terms.includes(foldWord(pair)));
  return characters.map((text, index) => ({
    text,
    isMatch: isPair[index] === true || isPair[index - 1] === true || terms.includes(foldWord(text)),
  }));
}
