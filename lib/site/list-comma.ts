/**
 * What stands between the items of a list: `, `, or `、` in Japanese.
 * @param language BCP 47 tag
 */
export function listComma(language: string): string {
  const parts = new Intl.ListFormat(language, { style: 'narrow' }).formatToParts(['a', 'b', 'c']);
  const comma = parts.find(({ type }) => type === 'literal')?.value ?? '';
  // Some languages have "and" between all items.
  return /\p{P}/u.test(comma) ? comma : ', ';
}
