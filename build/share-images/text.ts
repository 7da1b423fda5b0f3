const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether a code point only joins or parts its neighbours; it is never drawn itself. */
export const isJoiner = (char: string) => char === '\u200c' || char === '\u200d';

/** Splits text into what readers take for single letters: an emoji made of several stays whole. */
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Whether text is read from right to left, as its first letter says: UAX #9, rules P2 and P3. */
export const isRightToLeft = (text: string): boolean =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');

/**
 * Makes text ready to be drawn on one line: composed letters, single spaces, and nothing that only
 * steers other programs (controls, marks of direction, the choice of a coloured emoji).
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/gu, '')
    .trim();

/**
 * Leaves out letters that cannot be drawn.
 * @param covered the code points that can be drawn
 * @returns the text that is left, and the letters that are missing, each once
 */
export function drawable(text: string, covered: ReadonlySet<number>) {
  const isCovered = (letter: string) =>
    Array.from(letter).every((char) => isJoiner(char) || covered.has(char.codePointAt(0) ?? 0));
  const letters = lettersOf(text);
  return {
    text: plainText(letters.filter(isCovered).join('')),
    missing: [...new Set(letters.filter((letter) => !isCovered(letter)))],
  };
}
