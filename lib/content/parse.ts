import matter from 'gray-matter';
import yaml from 'js-yaml';
import type { z } from 'zod';
import { counterpartOf, fixOfField } from './foreign-fields';
import type { Problem } from './problem';
import { shorten } from './shorten';
import { MAX_LENGTH } from './text-limit';

/** The front matter of a file, and what else it has if that is right; or every problem of it. */
export type Checked<Matter, More = unknown> =
  ({ ok: true; matter: Matter } & More) | { ok: false; problems: Problem[] };

/** The Markdown of a content file, also if its front matter is wrong; empty if it cannot be split. */
interface Body {
  body: string;
  /** The line of the file in which the body begins. */
  bodyLine: number;
}

export type ParseResult<Matter> = Checked<Matter> & Body;

/**
 * Splits a content file into front matter and markdown and checks the front matter. Pure; used by
 * the build and by the browser.
 * @param file path of the file, for the report
 * @param source the whole text of the file
 * @param schema what the front matter must hold
 * @returns the checked front matter or every problem that was found, and the markdown
 */
export function parseContent<T extends z.ZodType>(
  file: string,
  source: string,
  schema: T,
): ParseResult<z.infer<T>> {
  const { problem, data, ...text } = splitFrontMatter(file, source);
  if (problem) return { ok: false, problems: [problem], ...text };
  const { data: matter, error } = schema.safeParse(data, { reportInput: true });
  if (!error) return { ok: true, matter: matter as z.infer<T>, ...text };
  const problems = withoutRenamed(error.issues, schema).flatMap((issue) =>
    describeIssue(file, issue, schema),
  );
  return { ok: false, problems, ...text };
}

/** The issues without those of missing fields that stand there under another name. */
function withoutRenamed(issues: readonly z.core.$ZodIssue[], schema: z.ZodType) {
  const renamed = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => counterpartOf(key, missingKeys(schema, issue)))
      : [],
  );
  return issues.filter(
    ({ path, input }) =>
      input !== undefined || path.length !== 1 || !renamed.includes(String(path)),
  );
}

const kilobytes = (length: number) => `${Math.round(length / 1000).toLocaleString('en')} kB`;

/** What is wrong with a text, and in which line if one of them is. */
type Fault = Pick<Problem, 'found' | 'fix'> & Partial<Problem>;

/**
 * Splits a content file into front matter and Markdown.
 * @param file path of the file, for the report
 * @param source the whole text of the file
 * @returns the values of the front matter and the text below it; none, and the problem, if the file
 *   cannot be split
 */
export function splitFrontMatter(
  file: string,
  source: string,
): Body & { data: object; problem?: Problem } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const result = findFault(text) ?? readFrontMatter(text);
  if ('data' in result) return result;
  const expected = 'a block of "field: value" lines between two lines of ---';
  const problem = { file, field: 'front matter', expected, ...result };
  return { problem, data: {}, body: '', bodyLine: 1 };
}

/** What keeps a text from being split. */
function findFault(text: string): Fault | undefined {
  if (text.length > MAX_LENGTH) {
    return {
      field: 'text',
      expected: `at most ${kilobytes(MAX_LENGTH)}, which is a thick book`,
      found: kilobytes(text.length),
      fix: 'make several posts of it; pictures go into files of their own',
    };
  }
  if (text.trim() === '') return { found: 'an empty file', fix: 'write the file, or delete it' };
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    return {
      line: lineAt(text, nul),
      field: 'text',
      expected: 'text without NUL bytes',
      found: 'a NUL byte',
      fix: 'remove it, and save the file as UTF-8 text',
    };
  }
  if (TOML.test(text)) {
    const fix = 'write lines of --- in place of +++, and "title: …" in place of "title = …"';
    return { line: 1, found: 'TOML', fix };
  }
  if (!/^---[ \t]*\n/.test(text)) {
    const first = text.split('\n', 1)[0] ?? '';
    const found = `"${shorten(first)}" as the first line`;
    return { line: 1, found, fix: 'begin the file with a line of ---' };
  }
  if (!/\n---[ \t]*(\n|$)/.test(text)) {
    return { found: 'no closing line of ---', fix: 'end the front matter with a line of ---' };
  }
  return undefined;
}

/** Lines of +++, as Hugo has them, or of ---, with a field and an equals sign below. */
const TOML = /^(?:\+{3}[ \t]*\n|---[ \t]*\n\s*[\w-]+[ \t]*=)/;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function readFrontMatter(text: string): Fault | (Body & { data: object }) {
  try {
    // An options object keeps gray-matter from caching: its cache hides the error of a broken file
    // the second time it is read (https://github.com/jonschlinkert/gray-matter/issues/166).
    const { data, content: body }: { data: unknown; content: string } = matter(text, {
      engines: { yaml: readYaml },
    });
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
      return { data, body, bodyLine: lineAt(text, text.length - body.length) };
    }
    const fix = 'write each value after the name of its field and a colon';
    return { found: describe(data), fix };
  } catch (error) {
    return describeYamlError(error, text.split('\n'));
  }
}

/** Days stay text: as dates, 30 February would be 1 March. */
const readYaml = (text: string) => yaml.load(text, { schema: yaml.CORE_SCHEMA }) as object;

/** A field whose value has a colon that YAML takes for that of another field. */
const COLON_IN_VALUE = /^(\s*(?:- )?[\w-]+:\s+)((?:"[^"]*"|'[^']*'|[^\s"'[{|>&*!#]).*:(?:\s.*)?)$/;

/** What js-yaml notices in a later line. */
const MISTAKES: readonly (readonly [line: RegExp, found: string, fix: string])[] = [
  [
    /^\s*(?:- )?(?:[\w-]+:\s+)?(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#:"']/,
    'a quote inside quotes',
    'write the inner quotes as “…” or «…», or put the other kind, " or \', around the value',
  ],
  [
    /^\s*(?:- )?(?:[\w-]+:\s+)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/,
    'a quote that does not end',
    'end the value with the quote that it begins with, " or \'',
  ],
  [
    /^\s*(?:- )?[\w-]+\s*(?:：|:[\u00a0\u3000])/,
    'a colon or space of another width',
    'write a colon and a space as English texts have them: title: My post',
  ],
  [/^ *\t\s*\S/, 'a tab at the beginning', 'indent with spaces alone'],
];

function describeYamlError(error: unknown, lines: readonly string[]): Fault {
  const { reason, mark } = error as { reason?: string; mark?: { line: number } };
  // js-yaml counts lines from 0, which is the opening line of ---.
  const line = mark && mark.line + 1;
  const [, start = '', value] = COLON_IN_VALUE.exec(lines[mark?.line ?? -1] ?? '') ?? [];
  if (value) {
    const fix = `put it in quotes: ${start.trim()} ${JSON.stringify(value)}`;
    return { line, found: `a colon in the value: ${shorten(value)}`, fix };
  }
  for (const [mistake, what, fix] of MISTAKES) {
    const index = lines.slice(0, line).findIndex((one) => mistake.test(one));
    const found = `${what}: ${shorten((lines[index] ?? '').trim())}`;
    if (index >= 0) return { line: index + 1, found, fix };
  }
  return {
    line,
    found: reason ?? (error instanceof Error ? error.message : String(error)),
    fix: 'correct the YAML; put values that hold ": " or begin with a quote in quotes',
  };
}

/**
 * Describes what a schema found wrong, for a person.
 * @param file path of the file, for the report
 * @param issue of a value that was parsed with `reportInput`
 * @param schema that found it
 * @returns a problem; for unknown fields one for each
 */
export function describeIssue(file: string, issue: z.core.$ZodIssue, schema: z.ZodType) {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path);
    const missing = missingKeys(schema, issue);
    return issue.keys.map((key) => ({
      file,
      field: path ? `${path}.${key}` : key,
      expected: `one of: ${known.join(', ')}`,
      found: 'an unknown field',
      fix: fixOfField(key, missing),
    }));
  }
  const isEmpty = issue.input === undefined || issue.input === null;
  const verb = issue.input === undefined ? 'add' : isEmpty ? 'fill in' : 'change';
  // YAML reads 2024 as a number and true as a truth value.
  const isWords = issue.code === 'invalid_type' && issue.expected === 'string';
  const wantsQuotes = isWords && /^(number|boolean)$/.test(typeof issue.input);
  const { found, fix }: { found?: string; fix?: string } =
    issue.code === 'custom' ? (issue.params ?? {}) : {};
  const isUnmarkedList = typeof issue.input === 'string' && /^(tags|aliases)$/.test(path);
  return {
    file,
    field: path,
    expected: issue.message,
    found: (isEmpty ? 'nothing' : describe(issue.input)) + (found ? `: ${found}` : ''),
    fix:
      fix ??
      (isUnmarkedList
        ? `write ${asLists(String(issue.input)).join(', or ')}`
        : `${verb} the field "${path}"${wantsQuotes ? ', and put its text in quotes' : ''}`),
  };
}

/** A text as a list: as it stands, and as one of its words, which spaces part in Jekyll. */
const asLists = (text: string) => [
  ...new Set([`[${text}]`, `[${text.split(/[\s,]+/).join(', ')}]`]),
];

/** The fields that are not there yet, so that an unknown one may be meant to be one of them. */
const missingKeys = (schema: z.ZodType, { path, input }: z.core.$ZodIssue) =>
  knownKeys(schema, path).filter((key) => !Object.hasOwn(Object(input) as object, key));

/** The fields that a group in a schema may have, whatever is around it, such as `optional`. */
function knownKeys({ def }: z.ZodType, path: readonly PropertyKey[]): string[] {
  const { innerType, element, shape = {} } = def as Parts;
  if (innerType) return knownKeys(innerType, path);
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(shape);
  const part = element ?? shape[String(key)];
  return part ? knownKeys(part, rest) : [];
}

interface Parts extends z.core.$ZodTypeDef {
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

function describe(value: unknown): string {
  try {
    return shorten(JSON.stringify(value));
  } catch {
    return 'a value that holds itself';
  }
}
