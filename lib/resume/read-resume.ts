import { isFields } from '../is-fields';
import type { Diagnostic } from '../validation/diagnostic';
import { fieldName, oncePerList, validate } from '../validation/validate';
import { earlierNames } from './earlier-names';
import { isProfileUrl } from './networks';
import { resumeSchema, type Resume } from './resume';

/** Path of the owner's résumé, from the root of the repository. */
export const RESUME_FILE = 'data/resume.json';

/**
 * Reads a résumé in the format of JSON Resume 1.0.0.
 * @param written the parsed JSON
 * @returns the résumé without empty and invalid values, which {@link checkResume} reports, and without a `url` that
 *   leads to a profile instead of the owner's site
 */
export function readResume(written: unknown): Resume {
  const cleaned = isFields(written) ? clean(written) : {};
  const result = validate(resumeSchema, cleaned);
  if (!result.ok) for (const { path } of result.faults) remove(cleaned, path);
  const resume = result.ok ? result.value : resumeSchema.parse(cleaned);
  const { basics } = resume;
  // Otherwise links, feeds and the sitemap would lead to the profile's host.
  return basics.url && isProfileUrl(basics.url)
    ? { ...resume, basics: { ...basics, url: undefined } }
    : resume;
}

/**
 * Finds errors in a résumé. Fields outside the standard are one warning each: no page shows them.
 * @param written the parsed JSON; empty and `null` values count as missing
 * @param file file name for the diagnostics
 */
export function checkResume(written: unknown, file = RESUME_FILE): Diagnostic[] {
  const error = { severity: 'error', file } as const;
  if (!isFields(written)) {
    const fix = 'see https://docs.jsonresume.org/schema, or run: npm run new -- site';
    return [
      { ...error, field: 'file', expected: 'a résumé in braces', found: 'another text', fix },
    ];
  }
  const result = validate(resumeSchema, clean(written));
  const faults = result.ok ? [] : oncePerList(result.faults);
  const named = new Set<string>();
  const diagnostics = faults.flatMap(({ path, isUnknown, ...fault }): Diagnostic[] => {
    const field = fieldName(path);
    const name = field.replace(/\[\d+\]/g, '');
    if (isUnknown && named.has(name)) return [];
    named.add(name);
    const isExtra = isUnknown && !Object.hasOwn(earlierNames, String(path.at(-1)));
    // In JSON, names of fields are between quotes.
    const fix = fault.meant ? fault.fix.replace(`${fault.meant}:`, `"${fault.meant}":`) : fault.fix;
    return [{ ...error, ...(isExtra && { severity: 'warning' }), field, ...fault, fix }];
  });
  if (readResume(written).basics.name !== '') return diagnostics;
  const fix = 'write "basics": { "name": "Ada Lovelace" }';
  return [
    { ...error, field: 'basics.name', expected: 'your name', found: 'nothing', fix },
    ...diagnostics,
  ];
}

/**
 * Drops empty values, custom fields (`$…`, `_…`, `x-…`) and invisible characters. An empty list item becomes `null`,
 * so that the others keep their indexes.
 */
function clean(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .trim();
    return text === '' ? null : text;
  }
  if (Array.isArray(value)) {
    const items = value.map(clean);
    return items.some((item) => item !== null) ? items : null;
  }
  if (!isFields(value)) return value;
  const fields = Object.entries(value)
    .filter(([name]) => !/^([$_]|x-)/.test(name))
    .map(([name, item]) => [name, clean(item)] as const)
    .filter(([, item]) => item !== null);
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

function remove(value: unknown, path: readonly PropertyKey[]) {
  const name = path.at(-1);
  let parent = value;
  for (const key of path.slice(0, -1)) parent = Object(parent)[key];
  if (Array.isArray(parent)) parent[Number(name)] = null;
  else if (isFields(parent)) delete parent[String(name)];
}
