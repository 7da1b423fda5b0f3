import { z } from 'zod';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../nearest';
import { shorten } from '../text';
import { innerSchemas } from './marked-texts';

/**
 * Parses data with a schema whose messages complete "expected …". Where it has none, the type or the possible values
 * are named.
 */
export const validate = <Output>(schema: z.ZodType<Output>, data: unknown) =>
  schema.safeParse(data, {
    reportInput: true,
    error: (issue) => {
      if (issue.code === 'invalid_type') return issue.expected;
      if (issue.code === 'invalid_value') return issue.values.map(quote).join(' or ');
      return undefined;
    },
  });

interface DiagnosticOptions {
  file: string;
  /** Returns the line of a value from its path, such as `['images', 0, 'src']`. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  /** Current names of fields by their earlier ones. */
  renamed?: Readonly<Record<string, string>>;
  /** Whether unknown fields are only a warning, unless they are renamed. */
  isOpen?: boolean;
}

/** Describes the errors of {@link validate}, one for each field. An unknown field is told once for all items of a list. */
export function diagnosticsOf(
  { issues }: z.ZodError,
  schema: z.ZodType,
  { file, lineOf, renamed = {}, isOpen = false }: DiagnosticOptions,
): Diagnostic[] {
  const described = new Set<string>();
  // One mistake can fail several checks.
  const isFirst = (field: string) => !described.has(field) && Boolean(described.add(field));
  return issues.flatMap((issue): Diagnostic[] => {
    const unknown = unknownFields(issue);
    if (unknown.length === 0) {
      return isFirst(fieldName(issue.path))
        ? [{ severity: 'error', file, line: lineOf(issue.path), ...describe(issue) }]
        : [];
    }
    const known = fieldNames(schema, issue.path);
    return unknown.flatMap((name) => {
      const path = [...issue.path, name];
      const field = fieldName(path);
      if (!isFirst(field.replace(/\[\d+\]/g, '[]'))) return [];
      const hint = renamed[name]
        ? `; did you mean ${renamed[name]}?`
        : didYouMean(name, known, 0.4);
      const severity = isOpen && !Object.hasOwn(renamed, name) ? 'warning' : 'error';
      return { severity, file, line: lineOf(path), message: `${field}: unknown field${hint}` };
    });
  });
}

/** The names that an issue reports as unknown. */
export const unknownFields = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys : [];

/** The message for a wrong value, and what to write if that is certain. */
function describe(issue: z.core.$ZodIssue): Pick<Diagnostic, 'message' | 'fix'> {
  const { path, input } = issue;
  // In a record, such as `aliases`, the key can be wrong.
  const cause = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  const isScalar = ['number', 'boolean'].includes(typeof input);
  const wantsText = cause.code === 'invalid_type' && cause.expected === 'string';
  const found = input === undefined || input === null ? 'nothing' : quote(input);
  return {
    message: `${fieldName(path)}: expected ${cause.message}, found ${found}`,
    fix: wantsText && isScalar ? `put it in quotes: "${String(input)}"` : undefined,
  };
}

/** The names of the fields at a path of a schema. */
function fieldNames(schema: z.core.$ZodType, [name, ...rest]: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodObject) {
    if (name === undefined) return Object.keys(schema.shape);
    const field: unknown = schema.shape[String(name)];
    return field instanceof z.core.$ZodType ? fieldNames(field, rest) : [];
  }
  const path = name === undefined ? [] : [name, ...rest];
  if (schema instanceof z.ZodArray) return fieldNames(schema.element, rest);
  return innerSchemas(schema).flatMap((inner) => fieldNames(inner, path));
}

/** The path of a field in diagnostics: `images[0].src`. */
export const fieldName = (path: readonly PropertyKey[]): string => z.core.toDotPath([...path]);

/** Quotes a value in a diagnostic. YAML allows circular values. */
function quote(value: unknown): string {
  try {
    return shorten(JSON.stringify(value));
  } catch {
    return 'a circular value';
  }
}
