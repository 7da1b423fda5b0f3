import { readFileSync } from 'node:fs';
import type { AnyEntry } from '../content/load';
import type { Project } from '../content/kinds';
import type { Diagnostic } from '../diagnostic';
import { RESUME_FILE } from '../resume/read-resume';
import { shorten } from '../text';
import { fieldName } from '../validate';
import type { OwnerData } from './data';

/** Prefix of texts in new files (`npm run new`) that the owner has to replace. */
export const TO_WRITE = 'To write:';

/**
 * John or Jane Doe, domains reserved for examples (https://www.rfc-editor.org/rfc/rfc2606),
 * and placeholder handles.
 */
const SAMPLE = /\b(?:john|jane)\s+doe\b|\bexample\.(?:com|org|net)\b|\byour-handle\b/i;

const UNWRITTEN = new RegExp(`^\\s*(?:<[^>]*>\\s*)*(?:${TO_WRITE}|TODO\\b|TBD\\b|FIXME\\b)`, 'm');

const isPlaceholder = (value: string) => SAMPLE.test(value) || UNWRITTEN.test(value);

/** Whether the owner has set a value, so that it is neither empty nor a placeholder. */
export const isSet = (value: string) => value !== '' && !isPlaceholder(value);

/** Finds what the owner has not replaced yet: in `data/`, in front matter and in texts. */
export function checkPlaceholders(
  data: OwnerData,
  entries: readonly AnyEntry[],
  projects: readonly Project[],
): Diagnostic[] {
  const { resumeFile, settings, navigation, timeline, toolkit, theme } = data;
  return [
    ...findPlaceholders(RESUME_FILE, resumeFile),
    ...findPlaceholders('data/site.ts', settings),
    ...findPlaceholders('data/navigation.ts', navigation),
    ...findPlaceholders('data/timeline.ts', timeline),
    ...findPlaceholders('data/toolkit.ts', toolkit),
    ...findPlaceholders('data/theme.ts', theme),
    ...unwrittenStrings('data/strings.ts'),
    ...entries.flatMap(unwrittenLines),
    ...projects.flatMap(sampleTestimonials),
  ];
}

const placeholder = (file: string, field: string, found: string, line?: number): Diagnostic => ({
  severity: 'placeholder',
  file,
  line,
  field,
  expected: 'your own words',
  found: shorten(found),
  fix: 'write your own',
});

/**
 * Finds the placeholders in a value, at any depth.
 * @param file file that defines the value
 * @param value a string, list or object
 * @param path where the value is in the file
 */
export function findPlaceholders(
  file: string,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Diagnostic[] {
  if (typeof value === 'string') {
    return isPlaceholder(value) ? [placeholder(file, fieldName(path), value)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    findPlaceholders(file, child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Strings may be functions, whose texts only the file shows. */
const unwrittenStrings = (file: string): Diagnostic[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const [value] = /To write:[^'"`]*/.exec(text) ?? [];
      return value ? [placeholder(file, 'text', value, index + 1)] : [];
    });

/** Lines that begin with a placeholder, and fields of front matter that hold one. Code may show some. */
function unwrittenLines({ file, source, bodyLine }: AnyEntry): Diagnostic[] {
  let isCode = false;
  return source.split('\n').flatMap((written, index) => {
    const isFrontMatter = index + 1 < bodyLine;
    if (!isFrontMatter && /^\s*(```|~~~)/.test(written)) isCode = !isCode;
    if (isCode) return [];
    const [, field = 'text', value = written] = isFrontMatter
      ? (/^[\s-]*(?:([\w-]+): )?['"]?(.*)$/.exec(written) ?? [])
      : [];
    const isLeft = isFrontMatter ? isPlaceholder(value) : UNWRITTEN.test(value);
    return isLeft ? [placeholder(file, field, value.trim(), index + 1)] : [];
  });
}

/** Testimonials that are samples: no person has said them. */
const sampleTestimonials = ({ file, testimonials }: Project): Diagnostic[] =>
  testimonials.flatMap(({ sample, referentRole }, index) =>
    sample
      ? {
          severity: 'placeholder',
          file,
          field: `testimonials[${index}]`,
          expected: 'the words of a person',
          found: `a sample, of "${referentRole}"`,
          fix: 'ask for the real words, then remove "sample: true"',
        }
      : [],
  );
