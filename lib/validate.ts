import type { z } from 'zod';
import { nearest } from './nearest';
import type { Fault } from './diagnostic';
import { shorten } from './text';

/** What is wrong with a field, or with something in it. */
export interface FieldFault extends Fault {
  /** Names and indexes, such as `['images', 0, 'src']`. */
  path: readonly PropertyKey[];
}

/**
 * Checks values with a schema.
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
    .filter((issue) => !isMisspelled(issue, issues))
    .flatMap((issue) => describeIssue(issue, schema));
  return { ok: false, faults };
}

/** Whether a field is missing because its name is misspelled, which is another issue. */
function isMisspelled({ path, input }: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]) {
  const group = fieldName(path.slice(0, -1));
  return (
    input === undefined &&
    issues.some(
      (issue) =>
        issue.code === 'unrecognized_keys' &&
        fieldName(issue.path) === group &&
        issue.keys.some((key) => nearest(key, [String(path.at(-1))]).length > 0),
    )
  );
}

/**
 * Describes what a schema found wrong, for a person.
 * @param issue of a value that was parsed with `reportInput`
 * @returns for unknown fields one fault each
 */
function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): FieldFault[] {
  const { path, input, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(schema, path, input);
    const missing = known.filter((name) => !Object.hasOwn(Object(input) as object, name));
    return issue.keys.map((name) => {
      const [near] = nearest(name, missing);
      return {
        path: [...path, name],
        expected: `one of: ${known.join(', ')}`,
        found: `"${name}", which is not a field`,
        fix: near ? `write ${near}:` : 'remove the field',
      };
    });
  }
  const field = fieldName(path);
  const expected = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? message) : message;
  const { found, fix }: Partial<Fault> = issue.code === 'custom' ? (issue.params ?? {}) : {};
  return [
    {
      path,
      expected,
      found: found ?? (input === undefined || input === null ? 'nothing' : written(input)),
      fix: fix ?? fixOf({ ...issue, message: expected }, field),
    },
  ];
}

function fixOf({ code, input, message, ...issue }: z.core.$ZodIssue, field: string): string {
  if (input === undefined || input === null) return `write "${field}:" and ${message}`;
  const isText = code === 'invalid_type' && 'expected' in issue && issue.expected === 'string';
  // YAML reads 2024 as a number, true as a truth value, and [Draft] as a list.
  if (isText)
    return `put it in quotes: "${Array.isArray(input) ? `[${input.join()}]` : String(input)}"`;
  const isList = code === 'invalid_type' && 'expected' in issue && issue.expected === 'array';
  if (isList && typeof input === 'string') return `write [${input}]`;
  if (code === 'invalid_type' && 'expected' in issue && issue.expected === 'boolean') {
    if (/^(yes|on)$/i.test(String(input))) return 'write true';
    if (/^(no|off)$/i.test(String(input))) return 'write false';
  }
  return `write ${message}`;
}

/** The path of a field as owners read it: `images[0].src`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/**
 * The fields that a group in a schema may have, whatever is around it, such as `optional`.
 * @param input the group
 */
function fieldsOf({ def }: z.ZodType, path: readonly PropertyKey[], input: unknown): string[] {
  const { innerType, element, options, discriminator = '', shape = {} } = def as SchemaParts;
  if (innerType) return fieldsOf(innerType, path, input);
  if (options) {
    const kind = (input as Record<string, unknown>)[discriminator];
    const option = options.find(({ shape }) => shape[discriminator]?.safeParse(kind).success);
    return option ? fieldsOf(option, path, input) : [];
  }
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(shape);
  const part = element ?? shape[String(key)];
  return part ? fieldsOf(part, rest, input) : [];
}

interface SchemaParts extends z.core.$ZodTypeDef {
  innerType?: z.ZodType;
  element?: z.ZodType;
  /** The kinds of a group that a field tells apart. */
  options?: z.ZodObject<Record<string, z.ZodType>>[];
  discriminator?: string;
  shape?: Record<string, z.ZodType>;
}

/** A value as a report quotes it. YAML can make values that hold themselves. */
function written(value: unknown): string {
  try {
    return shorten(JSON.stringify(value));
  } catch {
    return 'a value that holds itself';
  }
}
