import { fieldName } from '../validation/validate';
import { valueMeant } from './resume-fields';

/** The fields that JSON Resume renamed in version 1.0.0, by their earlier names. */
export const earlierNames: Readonly<Record<string, string>> = {
  company: 'name',
  gpa: 'score',
  picture: 'image',
  website: 'url',
};

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Corrects values with only one possible meaning: earlier field names, URLs without a scheme, dates such as `Jan 2020`,
 * and names of countries. For `Present`, the field `endDate` is removed.
 * @param written the parsed JSON
 * @returns a corrected copy, and the corrections by their paths in the file
 */
export function correctResume(written: unknown): {
  resume: unknown;
  corrections: { field: string; value: string }[];
} {
  const corrections: { field: string; value: string }[] = [];
  const correct = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => correct(item, [...path, index]));
    if (!isFields(value)) return value;
    const fields: Fields = {};
    for (const [written, item] of Object.entries(value)) {
      const current = earlierNames[written];
      // If both names are used, the current one counts.
      if (current && value[current]) continue;
      const name = current ?? written;
      if (Object.hasOwn(fields, name) && !item) continue;
      const meant = typeof item === 'string' ? valueMeant(name, item.trim()) : undefined;
      if (meant !== undefined) {
        const field = fieldName([...path, name]);
        corrections.push({ field, value: meant || 'removed, because it goes on' });
      }
      if (meant !== '') fields[name] = meant ?? correct(item, [...path, name]);
    }
    return fields;
  };
  return { resume: correct(written, []), corrections };
}
