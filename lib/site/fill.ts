import type { Plural } from './schemas/words';

/** The facts of owner.ts that texts of `data/` can name in braces. */
export const ownerFacts = ['name', 'givenName', 'role', 'location'] as const;

/** The names that stand in braces in a text. */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/**
 * Fills the placeholders of a text: `{count} articles`.
 * @param values by the names of the placeholders; others stay as they are
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The same text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The form of a text that goes with a number, filled with it as `{count}`.
 * @param language BCP 47 tag, whose rules decide between "one" and "other"
 */
export function fillPlural(forms: Plural, count: number, language: string): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return fill(isOne ? forms.one : forms.other, { count });
}

/** A copy of a value in which every text, at any depth, is filled. */
export function fillAll<T>(value: T, values: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return fill(value, values) as T;
  if (Array.isArray(value)) return value.map((item) => fillAll(item as unknown, values)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, fillAll(item, values)]);
  return Object.fromEntries(entries) as T;
}
