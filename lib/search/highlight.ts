import { cutIntoWords, fold, indexedWords, isUnspaced, queryWords, writtenWords } from './words';

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text into matches of a query and the text between them.
 * @param text the text to highlight
 * @param query what the visitor typed
 */
export function highlight(text: string, query: string): Piece[] {
  const words = queryWords(query);
  const phrases = writtenWords(query).map(fold);
  const isFound = (form: string) => words.some((word) => form.startsWith(word));

  function cut(written: string): Piece[] {
    if (!isUnspaced(written)) {
      return [{ text: written, isMatch: indexedWords(written).some(isFound) }];
    }
    const folded = fold(written);
    const phrase = phrases.find((sought) => folded.includes(sought)) ?? '';
    // Folding rarely changes the length of such words. If it does, the position is unknown.
    const length = folded.length === written.length ? phrase.length : 0;
    const start = folded.indexOf(phrase);
    return [
      { text: written.slice(0, start), isMatch: false },
      { text: written.slice(start, start + length), isMatch: true },
      { text: written.slice(start + length), isMatch: false },
    ];
  }

  return cutIntoWords(text)
    .flatMap((piece, at) => (at % 2 === 0 ? { text: piece, isMatch: false } : cut(piece)))
    .filter((piece) => piece.text !== '');
}
