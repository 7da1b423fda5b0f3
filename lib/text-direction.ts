/** Which way a text runs. */
export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether any letter of a text runs from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * Which way a text runs: as its first letter does, which is what `dir="auto"` means.
 * https://html.spec.whatwg.org/multipage/dom.html#text-node-directionality
 * @returns undefined where there is no letter
 */
export function directionOf(text: string): Direction | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return hasRightToLeft(letter) ? 'rtl' : 'ltr';
}

/**
 * The `dir` of an element that holds a text, in a page that runs from left to right.
 * @returns undefined where it needs none, which costs the page no byte
 */
export const dirOf = (text: string): 'rtl' | undefined =>
  directionOf(text) === 'rtl' ? 'rtl' : undefined;
