import { z } from 'zod';
import { nearest } from './nearest';
import type { Fault } from './diagnostic';
import { shorten } from './text';
import { fixOfName, isMeant, writtenInYaml } from './unknown-field';

/** Issues of zod do not have the schema: their messages list its fields. */
const GROUP = 'a group of fields: ';

const namesIn = (message: string) => message.replace(GROUP, '').split(', ');

z.config({
  customError({ code, inst }) {
    if (!(inst instanceof z.ZodObject)) return undefined;
    const names = Object.keys(inst.shape).join(', ');
    if (code === 'invalid_type') return GROUP + names;
    return code === 'unrecognized_keys' ? names : undefined;
  },
});

/** What is wrong with a field, or with something in it. */
export interface FieldFault {
  /** Names and indexes, such as `['images', 0, 'src']`. */
  path: readonly PropertyKey[];
  /** Whether the schema has no such field. */
  isUnknown?: boolean;
  fault: Fault;
}

/**
 * Checks values with a schema whose messages complete "expected …".
 * @param data values as YAML has them
 * @returns the values as the schema returns them, or everything that is wrong with them
 */
export function validate<Output>(
  schema: z.ZodType<Output>,
  data: unknown,
): { ok: true; value: Output } | { ok: false; faults: FieldFault[] } {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  const { issues } = result.error;
  const faults = issues
    .filter((issue, index) => !isMisspelled(issue, issues) && !isRepeated(issue, issues, index))
    .flatMap(describeIssue);
  return { ok: false, faults };
}

/** Whether a field is missing because its name is misspelled, which is another issue. */
const isMisspelled = ({ path, input }: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]) =>
  input === undefined &&
  issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      fieldName(issue.path) === fieldName(path.slice(0, -1)) &&
      issue.keys.some((key) => isMeant(key, String(path.at(-1)))),
  );

/** Whether something else is wrong with the same value: one mistake can fail several checks. */
const isRepeated = (
  { path }: z.core.$ZodIssue,
  issues: readonly z.core.$ZodIssue[],
  index: number,
) =>
  issues
    .slice(0, index)
    .some(
      (issue) => issue.code !== 'unrecognized_keys' && fieldName(issue.path) === fieldName(path),
    );

/** Describes what a schema found wrong, for a person; unknown fields are one fault each. */
function describeIssue(issue: z.core.$ZodIssue): FieldFault[] {
  const { path, input, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const written = Object(input) as Record<string, unknown>;
    return issue.keys.map((name) => ({
      path: [...path, name],
      isUnknown: true,
      fault: {
        expected: `one of: ${message}`,
        value: name,
        found: `"${name}", which is not a field`,
        fix: fixOfName(name, written, namesIn(message)),
      },
    }));
  }
  // The name of a field is wrong, such as an alias.
  const own = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  const expected = own.message;
  const given: Partial<Fault> = own.code === 'custom' ? (own.params ?? {}) : {};
  const isMissing = input === undefined || input === null;
  const found = isMissing ? 'nothing' : quote(input);
  const fix = isMissing
    ? `write "${String(path.at(-1) ?? '')}:" and ${expected}`
    : (fixOfType(issue) ?? `write ${expected}`);
  const value = typeof input === 'string' ? input : undefined;
  return [{ path, fault: { expected, value, found, fix, ...given } }];
}

/**
 * How to write a value of another type, such as 2024, which YAML reads as a number, or one of several names
 * that is misspelled.
 */
function fixOfType({ code, input, message, ...issue }: z.core.$ZodIssue): string | undefined {
  if (code === 'invalid_value' && 'values' in issue) {
    const [near] = nearest(String(input).toLowerCase(), issue.values.map(String));
    return near && `write '${near}'`;
  }
  if (code !== 'invalid_type' || !('expected' in issue)) return undefined;
  if (issue.expected === 'string') return `put it in quotes: "${writtenInYaml(input)}"`;
  if (message.startsWith(GROUP)) {
    const [first] = namesIn(message);
    return `write its fields in braces: { "${first}": ${quote(input)} }`;
  }
  if (issue.expected !== 'boolean') return undefined;
  const word = String(input).toLowerCase();
  if (['yes', 'on', 'true'].includes(word)) return 'write true, without quotes';
  return ['no', 'off', 'false'].includes(word)
    ? 'write false, without quotes'
    : 'write true or false';
}

/** The path of a field as owners read it: `images[0].src`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** A value as a report quotes it. YAML allows circular values. */
function quote(value: unknown): string {
  try {
    return shorten(JSON.stringify(value));
  } catch {
    return 'a circular value';
  }
}
