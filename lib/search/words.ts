/** Chinese, Japanese and Korean are written without spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** Splits a text into words and what is between them. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .flatMap((piece) =>
      unspaced.test(piece)
        ? Array.from(new Intl.Segmenter().segment(piece), ({ segment }) => segment)
        : piece,
    );

/** The words of a text. */
export const wordsOf = (text: string): string[] =>
  piecesOf(text).filter((piece) => /[\p{L}\p{M}\p{N}]/u.test(piece));

/** Normalises a word for comparison: lower case, without accents. */
export const foldWord = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
