import { fold, indexedWords, isUnspaced, queryWords, writtenWords } from './words';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * Cuts a text into what a query finds in it and what stands between.
 * @param text what is shown
 * @param query what the visitor typed
 */
export function highlight(text: string, query: string): Piece[] {
  const words = queryWords(query);
  const phrases = writtenWords(query).map(fold);
  const pieces: Piece[] = [];
  let done = 0;
  const cut = (start: number, end: number) => {
    pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  };
  let at = 0;
  for (const written of writtenWords(text)) {
    const start = text.indexOf(written, at);
    at = start + written.length;
    if (isUnspaced(written)) {
      const folded = fold(written);
      const phrase = phrases.find((sought) => folded.includes(sought));
      // Folding seldom changes the length of such words; where it does, places cannot be told.
      if (phrase && folded.length === written.length) {
        const from = start + folded.indexOf(phrase);
        cut(from, from + phrase.length);
      }
    } else if (indexedWords(written).some((form) => words.some((word) => form.startsWith(word)))) {
      cut(start, at);
    }
  }
  pieces.push({ text: text.slice(done), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}
