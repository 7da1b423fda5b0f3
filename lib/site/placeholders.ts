/** A value that the owner has not replaced yet. */
export interface Placeholder {
  /** Path relative to the project's root. */
  file: string;
  /** Path of the value in the file, such as `profiles.github`. */
  field: string;
  value: string;
}

/** Prefix of texts in new files (`npm run new`) that the owner has to replace. */
export const TO_WRITE = 'To write:';

/**
 * John or Jane Doe, domains reserved for examples (https://www.rfc-editor.org/rfc/rfc2606),
 * placeholder handles, and texts that begin with {@link TO_WRITE}.
 */
const PLACEHOLDER = new RegExp(
  `\\b(?:john|jane)\\s+doe\\b|\\bexample\\.(?:com|org|net)\\b|\\byour-handle\\b|^${TO_WRITE}`,
  'i',
);

/** Whether the owner has set a value, so that it is neither empty nor a placeholder. */
export const isSet = (value: string) => value !== '' && !PLACEHOLDER.test(value);

/**
 * Finds the placeholders in a value, at any depth.
 * @param file file that defines the value, for the report
 * @param value a string, list or object
 * @param field path of the value in the file
 */
export function findPlaceholders(file: string, value: unknown, field = ''): Placeholder[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [{ file, field, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    findPlaceholders(file, child, field ? `${field}.${key}` : key),
  );
}
