/** The direction of a text. */
export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text contains letters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * The direction of a text, which is that of its first letter, as with `dir="auto"`.
 * https://html.spec.whatwg.org/multipage/dom.html#text-node-directionality
 * @returns undefined for a text without letters
 */
export function directionOf(text: string): Direction | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return hasRightToLeft(letter) ? 'rtl' : 'ltr';
}

/**
 * The `dir` attribute of an element with a text, in a left-to-right page.
 * @returns undefined if the element needs no attribute
 */
export const dirOf = (text: string): 'rtl' | undefined =>
  directionOf(text) === 'rtl' ? 'rtl' : undefined;
