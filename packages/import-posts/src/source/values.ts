/* Values of front matter and configurations, as the texts that a person wrote. */

/** Whether a parsed value is an object with named fields. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The result of a function that may fail; undefined if it does. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The values with each key, in the order in which they come. */
export function groupBy<T>(values: Iterable<T>, keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/** The texts of a value; those of a list one by one. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(textsOf) : [textOf(value)].filter(Boolean);

export function textOf(value: unknown): string {
  if (value === undefined || value === null || isFields(value)) return dateText(value);
  const text = String(value).trim();
  return /^(null|~)$/i.test(text) ? '' : text;
}

/** TOML has dates, which keep the time zone in which they are written. */
const dateText = (value: unknown) => (value instanceof Date ? value.toISOString() : '');

/** Numbers count: `sticky: 100` pins a post. */
export const isTrue = (value: unknown): boolean =>
  /^(true|yes|y|on|[1-9]\d*)$/i.test(textOf(value));

export const isFalse = (value: unknown): boolean => /^(false|no|n|off|0)$/i.test(textOf(value));

/** The paths of all values, such as `cover.image`. Lists count as one value. */
export const leavesOf = (
  data: Readonly<Record<string, unknown>>,
  prefix = '',
): { path: string; value: unknown }[] =>
  Object.entries(data).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    return isFields(value) && !(value instanceof Date)
      ? leavesOf(value, `${path}.`)
      : [{ path, value }];
  });

/** Objects whose fields are about the post, and not about a part of it as in `cover.hidden`. */
const OF_THE_POST =
  /^(attributes|data|extra|meta|metadata|options|page|params|post|settings|taxonomies)\./i;

export const withoutObject = (path: string): string => path.replace(OF_THE_POST, '');

/** The name of a field as programs differ in it: `ogimage` for `extra.og_image` and `ogImage`. */
export const bareName = (path: string): string =>
  withoutObject(path).toLowerCase().replace(/[-_]/g, '');

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A text as a language tag, if it names a language: fr, pt-br for pt_br. */
export function languageTag(text: string): string | undefined {
  const tag = text.replace('_', '-');
  return /^[a-z]{2,3}(-([a-z]{2}|[a-z]{4}))?$/i.test(tag) && languages.of(tag) ? tag : undefined;
}
