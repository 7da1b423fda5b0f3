import { isEmpty, isFields } from './earlier-form';
import { resumeSchema, type Resume } from './resume';

/** Where the owner's résumé is, from the project's root. */
export const RESUME_FILE = 'data/resume.json';

/**
 * Reads a résumé in the form of JSON Resume 1.0.0.
 * @param written the parsed JSON
 * @returns the résumé without empty values, white space around texts and control characters. It is usable in
 *   spite of errors: see {@link resumeSchema}
 */
export const readResume = (written: unknown): Resume => resumeSchema.parse(clean(written));

/** Drops what is empty, and invisible characters, such as those that set the direction of text. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') {
    return value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .trim();
  }
  if (Array.isArray(value)) return value.map(clean).filter((item) => !isEmpty(item));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, clean(item)] as const);
  return Object.fromEntries(
    entries.filter(([, item]) => !isEmpty(item) && !(Array.isArray(item) && item.length === 0)),
  );
}
