const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text contains letters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Whether the first letter of a text belongs to a right-to-left script, which is the rule of `dir="auto"`. */
export const startsRightToLeft = (text: string): boolean =>
  hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? '');
