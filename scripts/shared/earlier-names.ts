import { isFields } from '@/lib/is-fields';

/** The fields that JSON Resume renamed in version 1.0.0, by their earlier names. */
export const earlierNames: Readonly<Record<string, string>> = {
  company: 'name',
  gpa: 'score',
  picture: 'image',
  website: 'url',
};

/**
 * Renames fields of earlier versions of JSON Resume, and leaves out empty texts. If a field has a value under both
 * names, the current one counts.
 * @param input the parsed JSON, or a part of it
 * @returns a copy
 */
export function renameFields(input: unknown): unknown {
  if (Array.isArray(input)) return input.filter((item) => item !== '').map(renameFields);
  if (!isFields(input)) return input;
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const current = earlierNames[name] ?? name;
    if (value === '' || (current !== name && input[current])) continue;
    if (!fields[current]) fields[current] = renameFields(value);
  }
  return fields;
}
