import { readFileSync } from 'node:fs';
import { readFrontMatter } from '../content/front-matter';
import type { AnyEntry } from '../content/entry';
import type { Diagnostic, Fault } from '../validation/diagnostic';
import { RESUME_FILE } from '../resume/read-resume';
import { shorten } from '../text';
import { fieldName } from '../validation/validate';
import type { OwnerData } from './data';

/** Prefix of texts that the owner has to replace, in files made by `npm run new`. */
export const TO_WRITE = 'To write:';

/**
 * John or Jane Doe, domains reserved for examples (https://www.rfc-editor.org/rfc/rfc2606),
 * and placeholder handles and codes.
 */
const SAMPLE = /\b(?:john|jane)\s+doe\b|\bexample\.(?:com|org|net)\b|\byour-(?:handle|code)\b/i;

const UNWRITTEN = new RegExp(`^\\s*(?:<[^>]*>\\s*)*(?:${TO_WRITE}|TODO\\b|TBD\\b|FIXME\\b)`, 'm');

const isPlaceholder = (value: string) => SAMPLE.test(value) || UNWRITTEN.test(value);

/** Whether a value is neither empty nor a placeholder. */
export const isSet = (value: string) => value !== '' && !isPlaceholder(value);

/** Finds the placeholders that the owner has not replaced yet, in `data/`, front matter and texts. */
export function checkPlaceholders(data: OwnerData, entries: readonly AnyEntry[]): Diagnostic[] {
  return [
    ...findPlaceholders(RESUME_FILE, data.resumeFile),
    ...findPlaceholders('data/site.ts', data.settings),
    ...findPlaceholders('data/navigation.ts', data.navigation),
    ...findPlaceholders('data/timeline.ts', data.timeline),
    ...findPlaceholders('data/toolkit.ts', data.toolkit),
    ...findPlaceholders('data/theme.ts', data.theme),
    ...unwrittenStrings('data/strings.ts'),
    ...entries.flatMap(({ file, source, body, bodyLine }) => {
      const { data: fields, lineOf } = readFrontMatter(source);
      return [
        ...findPlaceholders(file, fields, [], lineOf),
        ...unwrittenLines(file, body, bodyLine),
      ];
    }),
  ];
}

const placeholder = (
  file: string,
  field: string,
  found: string,
  line?: number,
  fault?: Partial<Fault>,
): Diagnostic => ({
  severity: 'placeholder',
  file,
  line,
  field,
  expected: 'your own words',
  value: found,
  found: shorten(found),
  fix: 'write your own',
  ...fault,
});

/**
 * Finds placeholders in a value, at any depth, and sample testimonials.
 * @param file file that defines the value
 * @param value a string, list or object
 * @param path place of the value in the file
 * @param lineOf returns the line of a path; undefined if lines are unknown
 */
function findPlaceholders(
  file: string,
  value: unknown,
  path: readonly PropertyKey[] = [],
  lineOf?: (path: readonly PropertyKey[]) => number,
): Diagnostic[] {
  const field = fieldName(path);
  const report = (found: string, fault?: Partial<Fault>) =>
    placeholder(file, field, found, lineOf?.(path), fault);
  if (typeof value === 'string') return isPlaceholder(value) ? [report(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isSample = 'sample' in value && value.sample === true;
  return [
    ...(isSample ? [report('a sample', { fix: SAMPLE_FIX })] : []),
    ...Object.entries(value).flatMap(([key, child]) =>
      findPlaceholders(file, child, [...path, Array.isArray(value) ? Number(key) : key], lineOf),
    ),
  ];
}

const SAMPLE_FIX = 'ask for the real words, then remove "sample: true"';

/** Reads the source, because texts inside functions cannot be found in the values. */
const unwrittenStrings = (file: string): Diagnostic[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const [value] = /To write:[^'"`]*/.exec(text) ?? [];
      return value ? [placeholder(file, 'text', value, index + 1)] : [];
    });

/** Finds lines of a text, outside code blocks, that begin with a placeholder. */
function unwrittenLines(file: string, body: string, bodyLine: number): Diagnostic[] {
  let isCode = false;
  return body.split('\n').flatMap((written, index) => {
    if (/^\s*(```|~~~)/.test(written)) isCode = !isCode;
    if (isCode || !UNWRITTEN.test(written)) return [];
    return [placeholder(file, 'text', written.trim(), bodyLine + index)];
  });
}
