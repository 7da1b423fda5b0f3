import { isFields } from '../is-fields';
import { dataFile } from '../languages/languages';
import { unknownFields, validate } from '../schema/validate';
import { isProfileUrl } from './networks';
import { resumeSchema, type Resume } from './resume';

/** Path of the owner's résumé, from the root of the repository. */
export const RESUME_FILE = dataFile('resume.json');

/**
 * Reads a résumé in the format of JSON Resume 1.0.0.
 * @param json the parsed JSON
 * @returns the résumé without empty and invalid values, which the check reports, and without a `url` that leads to a
 *   profile instead of the owner's site
 */
export function readResume(json: unknown): Resume {
  const cleaned = isFields(json) ? cleanResume(json) : {};
  for (const issue of removeInvalid(cleaned)) {
    for (const name of unknownFields(issue)) remove(cleaned, [...issue.path, name]);
  }
  const resume = resumeSchema.parse(cleaned);
  const { basics } = resume;
  // Otherwise links, feeds and the sitemap would lead to the profile's host.
  return basics.url && isProfileUrl(basics.url)
    ? { ...resume, basics: { ...basics, url: undefined } }
    : resume;
}

/**
 * Removes the invalid values of a résumé; unknown fields stay.
 * @param json the parsed JSON, which is changed
 * @returns all that is wrong with it
 */
export function removeInvalid(json: unknown) {
  const issues = validate(resumeSchema, cleanResume(json)).error?.issues ?? [];
  for (const issue of issues) if (unknownFields(issue).length === 0) remove(json, issue.path);
  return issues;
}

/**
 * Drops empty values, custom fields (`$…`, `_…`, `x-…`) and invisible characters. An empty list item becomes `null`,
 * so that the others keep their indexes.
 */
export function cleanResume(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .trim();
    return text === '' ? null : text;
  }
  if (Array.isArray(value)) {
    const items = value.map(cleanResume);
    return items.some((item) => item !== null) ? items : null;
  }
  if (!isFields(value)) return value;
  const fields = Object.entries(value)
    .filter(([name]) => !/^([$_]|x-)/.test(name))
    .map(([name, item]) => [name, cleanResume(item)] as const)
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
