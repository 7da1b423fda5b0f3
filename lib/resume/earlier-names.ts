import { isFields } from '../is-fields';

/** The fields that JSON Resume renamed in version 1.0.0, by their earlier names. */
export const earlierNames: Readonly<Record<string, string>> = {
  company: 'name',
  gpa: 'score',
  picture: 'image',
  website: 'url',
};

/**
 * Renames fields of earlier versions of JSON Resume. If a field has a value under both names, the current one counts.
 * @param written the parsed JSON
 * @returns a copy
 */
export function renameFields(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(renameFields);
  if (!isFields(written)) return written;
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(written)) {
    const current = earlierNames[name] ?? name;
    if (current !== name && written[current]) continue;
    if (!fields[current]) fields[current] = renameFields(value);
  }
  return fields;
}
