import grayMatter from 'gray-matter';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Document,
} from 'yaml';
import type { Fault } from '../diagnostic';
import { shorten } from '../text';

/** What is wrong with a file, and in which line of it, counted from 1. */
export interface LocatedFault extends Fault {
  line: number;
  /** `front matter` if omitted. */
  field?: string;
}

/** A content file, split. */
export interface FrontMatter {
  /** The values of the front matter; none if it cannot be read. */
  data: Record<string, unknown>;
  /** The Markdown below it. */
  body: string;
  /** The line of the file in which the Markdown begins. */
  bodyLine: number;
  faults: LocatedFault[];
  /**
   * The line of a field, or of something in it.
   * @param path names and indexes, such as `['images', 0, 'src']`
   * @returns the line of what holds it where it is missing; 1 without front matter
   */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** The longest text of a content file, in UTF-16 units. A longer one takes the parser minutes. */
const LONGEST = 500_000;

/**
 * Splits a content file into front matter and Markdown. Used by builds and by browsers.
 * @param source the whole text of the file
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const faults = faultsOfText(text);
  let yaml: { document: Document; lines: LineCounter } | undefined;
  // Passing options keeps gray-matter from caching, which would hide errors the second time:
  // https://github.com/jonschlinkert/gray-matter/issues/166
  const { content: body } = grayMatter(text, {
    engines: {
      yaml: (written) => {
        const lines = new LineCounter();
        // Days stay text in the core schema: as dates, 30 February would be 1 March.
        yaml = { document: parseDocument(written, { lineCounter: lines, schema: 'core' }), lines };
        return {};
      },
    },
  });
  const bodyLine = lineAt(text, text.length - body.length);
  if (!yaml) return { data: {}, body, bodyLine, faults, lineOf: () => 1 };
  const { document, lines } = yaml;
  // One mistake is one error.
  if (faults.length === 0) faults.push(...faultsOfYaml(document, lines, text.split('\n')));
  const data: unknown = document.errors.length === 0 ? document.toJS() : undefined;
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (!isGroup && faults.length === 0) faults.push(noFields(text.split('\n')[1] ?? ''));
  return {
    data: isGroup ? (data as Record<string, unknown>) : {},
    body,
    bodyLine,
    faults,
    lineOf: (path) => lineOf(document, lines, path),
  };
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Characters that no text needs. XML, and with it feeds, cannot hold them. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;

/** Lines of +++, as Hugo has them, or of ---, with a field and an equals sign below. */
const TOML = /^(?:\+{3}[ \t]*\n|---[ \t]*\n\s*[\w-]+[ \t]*=)/;

const BLOCK = 'a block of "field: value" lines between two lines of ---';

/** What is wrong with a file before its YAML is read. */
function faultsOfText(text: string): LocatedFault[] {
  const wrong = (line: number, found: string, fix: string, expected = BLOCK) => [
    { line, expected, found, fix },
  ];
  if (text.length > LONGEST) {
    const kilobytes = (length: number) => `${Math.round(length / 1000)} kB`;
    const fix = 'make several texts of it; images go into files of their own';
    return wrong(1, kilobytes(text.length), fix, `at most ${kilobytes(LONGEST)}`);
  }
  if (text.trim() === '') return wrong(1, 'an empty file', 'write the file, or delete it');
  const control = text.search(CONTROL);
  if (control >= 0) {
    const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
    const fix = 'remove the character: copying from a terminal or a PDF often leaves one';
    return wrong(
      lineAt(text, control),
      `U+${code}, which no screen shows`,
      fix,
      'text without control characters',
    );
  }
  if (TOML.test(text)) {
    const fix = 'write lines of --- in place of +++, and "title: …" in place of "title = …"';
    return wrong(1, 'TOML', fix);
  }
  if (!/^---[ \t]*\n/.test(text)) {
    const found = `"${shorten(text.split('\n', 1)[0] ?? '')}" as the first line`;
    return wrong(1, found, 'begin the file with a line of ---');
  }
  if (!/\n---[ \t]*(\n|$)/.test(text)) {
    return wrong(1, 'no closing line of ---', 'end the front matter with a line of ---');
  }
  return [];
}

const noFields = (first: string): LocatedFault => ({
  line: 2,
  expected: BLOCK,
  found: `"${shorten(first)}"`,
  fix: 'write each value after the name of its field, a colon and a space: title: My post',
});

/**
 * What is wrong with YAML: what its parser reports, and values of which YAML takes a part for a
 * comment, a tag or an anchor, so that pages would lack it.
 */
function faultsOfYaml(
  document: Document,
  counter: LineCounter,
  lines: readonly string[],
): LocatedFault[] {
  const [error] = [...document.errors, ...document.warnings];
  // One mistake makes several errors.
  if (error) {
    // The text that the parser gets begins at the end of the first line, which is ---.
    const line = error.linePos?.[0].line ?? 1;
    return [explain(error.code, error.message.split(' at line')[0] ?? '', line, lines)];
  }
  const faults: LocatedFault[] = [];
  visit(document, {
    Scalar(_, { value, type, comment, anchor, range }) {
      const isCut = comment !== undefined && (typeof value === 'string' || value === null);
      if (type !== Scalar.PLAIN || (!isCut && anchor === undefined)) return;
      const line = counter.linePos(range?.[0] ?? 0).line;
      const fault = faultOfValue(line, lines);
      // A comment in a line of its own is one.
      if (fault) faults.push(fault);
    },
  });
  return faults;
}

/** A field or entry of a list, and its value in the same line. */
const FIELD = /^(\s*(?:- +)?(?:[\w-]+:[ \t]+|(?<=- +)))(\S.*)$/;

/** What YAML does not take for text: a sign at the beginning, ` #`, and a colon before a space. */
const SPECIAL = /^[`@%!*&>|[\]{}"'#,?-]|\s#|:(\s|$)/;

/** The fault of a value in a line that has to be quoted; undefined if nothing is wrong with it. */
function faultOfValue(line: number, lines: readonly string[]): LocatedFault | undefined {
  const written = lines[line - 1] ?? '';
  const [, start = '', value = ''] = FIELD.exec(written) ?? [];
  const [sign] = SPECIAL.exec(value) ?? [];
  if (!sign) return undefined;
  const isList = /^\[.*\]$/.test(value.trim());
  return {
    line,
    expected: 'text without signs that mean something else in YAML, or in quotes',
    found: `${isList ? '#' : sign.trim()} in ${shorten(written.trim())}`,
    fix: `put it in quotes: ${start.trim()} ${isList ? quotedEntries(value) : quoted(value.trim())}`,
  };
}

const quoted = (text: string) =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);

const quotedEntries = (list: string) => {
  const entries = list.trim().slice(1, -1).split(/,\s*/);
  return `[${entries.map((entry) => (SPECIAL.test(entry) ? quoted(entry) : entry)).join(', ')}]`;
};

/** What is wrong with a line of YAML, and how to write it, for a person who does not know YAML. */
function explain(
  code: string,
  message: string,
  line: number,
  lines: readonly string[],
): LocatedFault {
  const written = lines[line - 1] ?? '';
  const fault = { line, expected: BLOCK, found: shorten(written.trim()) || message };
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(written)) {
    return { ...fault, found: 'a tab at the beginning of the line', fix: 'indent with spaces' };
  }
  if (/^\s/.test(lines[1] ?? '')) {
    const found = 'a space before the first field';
    return { ...fault, line: 2, found, fix: 'begin each field at the beginning of its line' };
  }
  if (code === 'DUPLICATE_KEY') return { ...fault, fix: 'remove one of the two fields' };
  if (/^\s*[\w-]+(：|:[\u00A0\u3000])/.test(written)) {
    return { ...fault, fix: 'write a colon and a space of normal width: title: My post' };
  }
  if (/^\s*[\w-]+:[^\s/]/.test(written)) return { ...fault, fix: 'write a space after the colon' };
  // A quote or bracket that is never closed is noticed in a later line.
  for (let at = line; at > 1; at--) {
    const value = lines[at - 1] ?? '';
    const { errors, warnings } = parseDocument(value);
    const isBroken = errors.length + warnings.length > 0;
    const valueFault = isBroken ? faultOfValue(at, lines) : undefined;
    if (valueFault) return valueFault;
  }
  return {
    ...fault,
    found: `${fault.found} (${message})`,
    fix: 'write "field: value" in each line',
  };
}

function lineOf(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let line = 1;
  for (const name of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
      if (!pair || !isScalar(pair.key)) return line;
      line = counter.linePos(pair.key.range?.[0] ?? 0).line;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(name)] as { range?: [number, number, number] } | undefined;
      if (!item) return line;
      line = counter.linePos(item.range?.[0] ?? 0).line;
      node = item;
    }
  }
  return line;
}
