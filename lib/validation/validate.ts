import { z } from 'zod';
import { shorten } from '../text';
import type { Fault } from './diagnostic';
import { nearest } from './nearest';
import { fixOfName, isMeant } from './unknown-field';

interface Group {
  names: string[];
  required: string[];
}

/** The fields of groups, by the message of an issue, because zod's issues do not contain the schema. */
const groups = new Map<string, Group>();

z.config({
  customError({ code, inst }) {
    if (!(inst instanceof z.ZodObject)) return undefined;
    if (code !== 'unrecognized_keys' && code !== 'invalid_type') return undefined;
    const fields = Object.entries<z.ZodType>(inst.shape);
    const names = fields.map(([name]) => name);
    const message = `${code === 'invalid_type' ? 'a group of fields' : 'one of'}: ${names.join(', ')}`;
    if (!groups.has(message)) {
      const required = fields.filter(([, field]) => !field.safeParse(undefined).success);
      groups.set(message, { names, required: required.map(([name]) => name) });
    }
    return message;
  },
});

/** A fault of a field, or of a value inside it. */
export interface FieldFault extends Fault {
  /** Names and indexes, such as `['images', 0, 'src']`. */
  path: readonly PropertyKey[];
  /** Whether the schema has no such field. */
  isUnknown?: boolean;
  /** The existing field that an unknown name probably means. */
  meant?: string | undefined;
  /** The field that requires this missing one. */
  requiredBy?: string;
}

/**
 * Validates data with a schema whose messages complete "expected …".
 * @param data parsed YAML, JSON or TypeScript values
 * @returns the output of the schema, or all faults
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
  return { ok: false, faults: faults.map((fault) => withFixOfValue(fault, schema, data)) };
}

/** Adds what is wrong with the value of a misspelled field, so that both can be fixed at once. */
function withFixOfValue(fault: FieldFault, schema: z.ZodType, data: unknown): FieldFault {
  const { meant, path, fix } = fault;
  if (!meant || path.length > 1) return fault;
  const { [String(path[0])]: value, ...others } = data as Record<string, unknown>;
  const result = schema.safeParse({ ...others, [meant]: value }, { reportInput: true });
  const issueOfValue = result.error?.issues.find((issue) => issue.path[0] === meant);
  const [faultOfValue] = issueOfValue ? describeIssue(issueOfValue) : [];
  return faultOfValue ? { ...fault, fix: `${fix}; for its value, ${faultOfValue.fix}` } : fault;
}

/** Whether a field is missing only because its name is misspelled, which is an issue of its own. */
const isMisspelled = ({ path, input }: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]) =>
  input === undefined &&
  issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      fieldName(issue.path) === fieldName(path.slice(0, -1)) &&
      issue.keys.some((key) => isMeant(key, String(path.at(-1)))),
  );

/** Whether an earlier issue has the same path: one mistake can fail several checks. */
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

/** Reports a mistake once per list: items that need the same fix, or that are texts instead of groups of fields. */
export const oncePerList = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.filter(
    ({ path, fix, expected }, index) =>
      typeof path.at(-1) !== 'number' ||
      !faults
        .slice(0, index)
        .some(
          (other) =>
            listPath(other.path) === listPath(path) &&
            (other.fix === fix || (other.expected === expected && groups.has(expected))),
        ),
  );

const listPath = (path: readonly PropertyKey[]) => fieldName(path.slice(0, -1));

/** Describes an issue for people, with one fault for each unknown field. */
function describeIssue(issue: z.core.$ZodIssue): FieldFault[] {
  const { path, input, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const fields = { ...(Object(input) as Record<string, unknown>) };
    return issue.keys.map((name) => {
      const { fix, meant } = fixOfName(name, fields, groups.get(message)?.names ?? []);
      // Two unknown names can resemble one field, which is then suggested only once.
      if (meant) fields[meant] = fields[name];
      const found = `"${name}", which is not a field`;
      const fault = { path: [...path, name], expected: message, value: name, found, fix };
      return { ...fault, isUnknown: true, meant };
    });
  }
  // In a record, such as `aliases`, the key can be wrong.
  const cause = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  const expected = cause.message;
  const customFault: Partial<FieldFault> = cause.code === 'custom' ? (cause.params ?? {}) : {};
  const isMissing = input === undefined || input === null;
  const found = isMissing ? 'nothing' : quote(input);
  const name = path.at(-1);
  const fixOfMissing =
    typeof name === 'string' ? `write "${name}:" and ${expected}` : `write ${expected}`;
  const fix = isMissing ? fixOfMissing : (fixOfType(issue) ?? `write ${expected}`);
  const value = ['string', 'number'].includes(typeof input) ? String(input) : undefined;
  return [{ path, expected, value, found, fix, ...customFault }];
}

/**
 * The fix for a value of a wrong type, such as 2024, which YAML reads as a number, or for a misspelled keyword.
 */
function fixOfType({ code, input, message, path, ...issue }: z.core.$ZodIssue): string | undefined {
  if (code === 'invalid_value' && 'values' in issue) {
    const [near] = nearest(String(input).toLowerCase(), issue.values.map(String));
    return near && `write '${near}'`;
  }
  if (code !== 'invalid_type' || !('expected' in issue)) return undefined;
  if (issue.expected === 'string') {
    const [text] = Object.values(Object(input)).filter((value) => typeof value === 'string');
    // A title can begin with a bracket, a name or path is in a list of its own.
    const isOne = Array.isArray(input) && input.length === 1 && path.at(-1) !== 'title';
    const isGroup = typeof input === 'object' && (isOne || !Array.isArray(input)) && text;
    return isGroup ? `write "${text}" alone` : `put it in quotes: "${writtenInYaml(input)}"`;
  }
  const group = groups.get(message);
  if (group) {
    const { names, required } = group;
    const fieldOfInput = names.includes('url') && URL.canParse(String(input)) ? 'url' : names[0];
    const others = required.filter((name) => name !== fieldOfInput);
    const fields = [
      `"${fieldOfInput}": ${quote(input)}`,
      ...others.map((name) => `"${name}": "…"`),
    ];
    return `write its fields in braces: { ${fields.join(', ')} }`;
  }
  if (
    ['int', 'number'].includes(issue.expected) &&
    input !== '' &&
    Number.isInteger(Number(input))
  ) {
    return `write ${Number(input)}, without quotes`;
  }
  if (issue.expected !== 'boolean') return undefined;
  const word = String(input).toLowerCase();
  if (['yes', 'on', 'true'].includes(word)) return 'write true, without quotes';
  return ['no', 'off', 'false'].includes(word)
    ? 'write false, without quotes'
    : 'write true or false';
}

/** Writes a value as YAML on one line: `[Draft]` for a list, `{name}` for a group. */
function writtenInYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writtenInYaml).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, one]) =>
    one === null ? name : `${name}: ${writtenInYaml(one)}`,
  );
  return `{${fields.join(', ')}}`;
}

/** The path of a field in diagnostics: `images[0].src`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** The paths of all texts in a value for which `isPicked` is true. */
export function textsWith(
  isPicked: (text: string) => boolean,
  value: unknown,
  path: readonly PropertyKey[] = [],
): string[] {
  if (typeof value === 'string') return isPicked(value) ? [fieldName(path)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsWith(isPicked, child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Quotes a value in a diagnostic. YAML allows circular values. */
function quote(value: unknown): string {
  try {
    return shorten(JSON.stringify(value));
  } catch {
    return 'a circular value';
  }
}
