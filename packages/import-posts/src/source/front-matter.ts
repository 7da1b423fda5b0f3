import { parse as parseToml } from 'smol-toml';
import { isScalar, parseDocument, visit } from 'yaml';
import { attempt, isFields } from './values';

/** A file, split into front matter and text. */
export interface SplitFile {
  fields: Record<string, unknown>;
  body: string;
  /** The front matter as written, if it could not be read. */
  unread?: string | undefined;
}

/** The formats of front matter, each with a pattern whose first group is the front matter. */
const formats: readonly { pattern: RegExp; parse?: (text: string) => unknown }[] = [
  // ---, and fields in YAML
  { pattern: /^---[ \t]*(?:ya?ml)?[ \t]*\n([^]*?)^(?:---|\.\.\.)[ \t]*(?:\n|$)/m, parse: readYaml },
  // +++, and fields in TOML
  { pattern: /^\+\+\+[ \t]*\n([^]*?)^\+\+\+[ \t]*(?:\n|$)/m, parse: parseToml },
  { pattern: /^---[ \t]*toml[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m, parse: parseToml },
  // ---json, or an object before the text
  { pattern: /^---[ \t]*json[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m, parse: JSON.parse },
  { pattern: /^(\{[ \t]*\n[^]*?\n\})[ \t]*(?:\n|$)/, parse: JSON.parse },
  // Hexo allows fields without a first line of ---.
  {
    pattern: /^((?:[a-z]\w*:.*\n(?:(?:- |[ \t]).*\n)*)+)^---[ \t]*(?:\n|$)/m,
    parse: readYaml,
  },
  // ---js: front matter that other programs run as code
  { pattern: /^---[ \t]*\w+[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m },
];

/** Splits a file. The front matter is parsed as data, and never run. */
export function splitFile(source: string): SplitFile {
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+(?=---|\+\+\+)/, '');
  for (const { pattern, parse } of formats) {
    const match = pattern.exec(text);
    if (match?.index !== 0) continue;
    const [whole, block = ''] = match;
    const body = text.slice(whole.length);
    const fields = parse && attempt(() => parse(block));
    if (isFields(fields)) return { fields, body };
    if (parse && block.trim() === '') return { fields: {}, body };
    // Programs that write no quotes, or quotes in quotes, write one field a line.
    if (parse && isOneFieldALine(block)) return { fields: readLines(block), body };
    return { fields: parse ? readLines(block) : {}, body, unread: block };
  }
  return { fields: {}, body: text };
}

/**
 * Reads YAML. Dates and numbers such as 3.10 stay as they are written.
 * @returns undefined if it has errors
 */
export function readYaml(text: string): unknown {
  const document = parseDocument(text.replaceAll('\t', '  '), {
    schema: 'failsafe',
    uniqueKeys: false,
    logLevel: 'error',
  });
  visit(document, {
    // A field without a value. An empty text in quotes is one.
    Pair: (_, { value }) =>
      isScalar(value) && value.value === '' && value.type === 'PLAIN' ? visit.REMOVE : undefined,
  });
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** Whether each line is `name: value` with a text as its value, so that nothing is lost if lines are read one by one. */
const isOneFieldALine = (text: string) =>
  /^(?:[a-z]\w*:[ \t]*(?:[^\s[{|>&*!].*)?\s*\n)+$/i.test(text);

/** Reads the lines `name: value` of front matter with errors. */
const readLines = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    Array.from(text.matchAll(/^([a-z]\w*)\s*[:=]\s*(.+)$/gim), ([, name = '', value = '']) => [
      name,
      value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    ]),
  );
