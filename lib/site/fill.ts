import type { Plural } from './schemas/words';

/** The facts of owner.ts that texts in `data/` can use as placeholders. */
export const ownerFacts = ['name', 'givenName', 'role', 'location'] as const;

/** The names of the placeholders in a text. */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/**
 * Fills the placeholders of a text: `{count} articles`.
 * @param values values by placeholder name; placeholders without a value stay unchanged
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The same text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Picks the plural form for a number and fills in `{count}`.
 * @param language BCP 47 tag of the language whose plural rules apply
 */
export function fillPlural(forms: Plural, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count });
}

/** Copies data and fills the placeholders of every text in it, at any depth. */
export const fillAll = <T>(value: T, values: Readonly<Record<string, string>>): T =>
  JSON.parse(JSON.stringify(value ?? null), (_, item: unknown) =>
    typeof item === 'string' ? fill(item, values) : item,
  ) as T;
