/** Chinese, Japanese and Korean are written without spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** Splits a text into words. */
export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
    unspaced.test(word)
      ? Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
      : word,
  );

/** Normalises a word for comparison: lower case, without accents. */
export const foldWord = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
