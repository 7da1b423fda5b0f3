const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text contains letters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Whether the first letter of a text belongs to a right-to-left script, which is the rule of `dir="auto"`. */
export const startsRightToLeft = (text: string): boolean =>
  hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? '');

/** The scripts of living languages that run from right to left: https://www.unicode.org/Public/UCD/latest/ucd/Scripts.txt */
const RIGHT_TO_LEFT_SCRIPTS = [
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
];

/**
 * The attribute `dir` of texts in a language.
 * @param language BCP 47 tag
 * @returns undefined from left to right, which is the default of HTML
 */
export const directionOf = (language: string): 'rtl' | undefined =>
  RIGHT_TO_LEFT_SCRIPTS.includes(new Intl.Locale(language).maximize().script ?? '')
    ? 'rtl'
    : undefined;
