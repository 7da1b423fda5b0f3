/** A value that the owner has not replaced yet. */
export interface Placeholder {
  /** Path from the project's root. */
  file: string;
  /** Path of the value in the file, such as `profiles.github`. */
  field: string;
  value: string;
}

/** What `npm run new` puts in front of a text that the owner has still to write. */
export const TO_WRITE = 'To write:';

/**
 * Names of the Doe kind, domains reserved for examples (RFC 2606), handles to fill in, and texts to
 * write.
 */
const PLACEHOLDER = new RegExp(
  `\\b(?:john|jane)\\s+doe\\b|\\bexample\\.(?:com|org|net)\\b|\\byour-handle\\b|^${TO_WRITE}`,
  'i',
);

/** Whether the owner has set a value: it is neither empty nor a placeholder. */
export const isSet = (value: string) => value !== '' && !PLACEHOLDER.test(value);

/**
 * Finds the placeholders in a value, at any depth.
 * @param file where the value is defined, for the report
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
