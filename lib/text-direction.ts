const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text contains letters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Whether the first letter of a text is of a right-to-left script, which `dir="auto"` goes by. */
export const startsRightToLeft = (text: string): boolean =>
  hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? '');
