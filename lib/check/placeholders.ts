/** A value that the owner has not replaced yet. */
export interface Placeholder {
  /** Path relative to the project's root. */
  file: string;
  /** Line in the file, counted from 1, where known. */
  line?: number;
  /** Path of the value in the file, such as `profiles.github`. */
  field: string;
  value: string;
}

/** Prefix of texts in new files (`npm run new`) that the owner has to replace. */
export const TO_WRITE = 'To write:';

/**
 * John or Jane Doe, domains reserved for examples (https://www.rfc-editor.org/rfc/rfc2606),
 * and placeholder handles.
 */
const SAMPLE = /\b(?:john|jane)\s+doe\b|\bexample\.(?:com|org|net)\b|\byour-handle\b/i;

const UNWRITTEN = new RegExp(`^\\s*(?:<[^>]*>\\s*)*(?:${TO_WRITE}|TODO\\b|TBD\\b|FIXME\\b)`, 'm');

/** Whether a text, or a line of it, is still to be written. */
export const isUnwritten = (text: string): boolean => UNWRITTEN.test(text);

/** Whether the owner has set a value, so that it is neither empty nor a placeholder. */
export const isSet = (value: string) => value !== '' && !isPlaceholder(value);

const isPlaceholder = (value: string) => SAMPLE.test(value) || isUnwritten(value);

const joined = (field: string, key: string) => (field ? `${field}.${key}` : key);

/**
 * Finds the placeholders in a value, at any depth.
 * @param file file that defines the value, for the report
 * @param value a string, list or object
 * @param field path of the value in the file
 */
export function findPlaceholders(file: string, value: unknown, field = ''): Placeholder[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [{ file, field, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    findPlaceholders(file, child, Array.isArray(value) ? `${field}[${key}]` : joined(field, key)),
  );
}
