/** The forms of a word for numbers, by the names of {@link Intl.PluralRules}. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * The function with which the labels of a language count: `plural(2, { one: 'post', other: 'posts' })` is "2 posts".
 * @param language BCP 47 tag
 */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: Forms): string =>
    `${count} ${forms[rules.select(count)] ?? forms.other}`;
}
