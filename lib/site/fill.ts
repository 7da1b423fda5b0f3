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
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return fill(isOne ? forms.one : forms.other, { count });
}

/** Copies a value and fills the placeholders of every text in it, at any depth. */
export function fillAll<T>(value: T, values: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return fill(value, values) as T;
  if (Array.isArray(value)) return value.map((item) => fillAll(item as unknown, values)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, fillAll(item, values)]);
  return Object.fromEntries(entries) as T;
}
