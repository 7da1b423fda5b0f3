import grayMatter from 'gray-matter';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { CONTROL, fencedLines, LONGEST_TEXT, shorten, SOLVE_CONFLICT } from '../text';
import type { Fault, Located } from '../validation/diagnostic';
import { BLOCK, explainYaml } from './explain-yaml';

/** A content file, split into front matter and Markdown. */
export interface FrontMatter {
  /** The fields of the front matter; empty if it cannot be read. */
  data: Record<string, unknown>;
  /** The Markdown below it. */
  body: string;
  /** The line of the file on which the Markdown begins. */
  bodyLine: number;
  faults: Located<Fault>[];
  /**
   * The line of a value.
   * @param path names and indexes, such as `['images', 0, 'src']`
   * @returns for a missing value, the line of the list or object that lacks it, or 1
   */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Splits a content file into front matter and Markdown. Runs in builds and in browsers. Errors of single fields
 * come from the schemas, in schemas.ts.
 * @param source the whole text of the file
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const faults = faultsOfText(text);
  let yaml: { document: Document; lines: LineCounter } | undefined;
  const engine = (written: string) => {
    const lines = new LineCounter();
    // The core schema keeps dates as text; parsed, 30 February would become 1 March.
    yaml = { document: parseDocument(written, { lineCounter: lines, schema: 'core' }), lines };
    return {};
  };
  // With options, gray-matter does not cache; its cache would hide errors the second time:
  // https://github.com/jonschlinkert/gray-matter/issues/166
  // OPENING excludes `---js`, below which gray-matter would run the front matter as code.
  const { content: body } = OPENING.test(text)
    ? grayMatter(text, { engines: { yaml: engine } })
    : { content: text };
  const bodyLine = lineAt(text, text.length - body.length);
  if (!yaml) return { data: {}, body, bodyLine, faults, lineOf: () => 1 };
  const { document, lines } = yaml;
  // One mistake should be one error.
  if (faults.length === 0) faults.push(...explainYaml(document, lines, text.split('\n')));
  const data: unknown = faults.length === 0 ? document.toJS() : undefined;
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

/** The first line of a content file. */
const OPENING = /^---[ \t]*\n/;

/** Hugo's TOML front matter, between lines of +++, or of --- with `name =` below. */
const TOML = /^(?:\+{3}[ \t]*\n|---[ \t]*\n\s*[\w-]+[ \t]*=)/;

/** Finds errors that do not require parsing the YAML. */
function faultsOfText(text: string): Located<Fault>[] {
  const wrong = (line: number, found: string, fix: string, expected = BLOCK) => [
    { line, expected, found, fix },
  ];
  if (text.length > LONGEST_TEXT) {
    const kilobytes = (length: number) => `${Math.round(length / 1000)} kB`;
    const fix = 'make several texts of it; images go into files of their own';
    return wrong(1, kilobytes(text.length), fix, `at most ${kilobytes(LONGEST_TEXT)}`);
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
  const conflict = conflictLine(text.split('\n'));
  if (conflict > 0) {
    return wrong(conflict, 'a merge conflict', SOLVE_CONFLICT, 'text without conflict markers');
  }
  if (TOML.test(text)) {
    const fix = 'write lines of --- in place of +++, and "title: …" in place of "title = …"';
    return wrong(1, 'TOML', fix);
  }
  if (/^\s+---[ \t]*\n/.test(text)) {
    return wrong(
      1,
      'an empty line',
      'begin the file with the line of ---',
      '--- as the first line',
    );
  }
  if (!OPENING.test(text)) {
    const found = `"${shorten(text.split('\n', 1)[0] ?? '')}" as the first line`;
    return wrong(
      1,
      found,
      'begin the file with a line of ---, fields such as "title: My post", and another line of ---',
    );
  }
  if (!/\n---[ \t]*(\n|$)/.test(text)) {
    return wrong(1, 'no closing line of ---', 'end the front matter with a line of ---');
  }
  return [];
}

/** The line of the first merge conflict outside code blocks; 0 if there is none. */
function conflictLine(lines: readonly string[]): number {
  const isCode = fencedLines(lines);
  return lines.findIndex((line, index) => !isCode[index] && /^<{7} /.test(line)) + 1;
}

const noFields = (first: string): Located<Fault> => ({
  line: 2,
  expected: BLOCK,
  found: `"${shorten(first)}"`,
  fix: 'write each value after the name of its field, a colon and a space: title: My post',
});

/**
 * The line of a value in YAML or JSON.
 * @param path names and indexes, such as `['work', 0, 'url']`
 * @returns for a missing value, the line of the list or object that lacks it, or 1
 */
export function lineOf(
  document: Document,
  counter: LineCounter,
  path: readonly PropertyKey[],
): number {
  for (let depth = path.length; depth > 0; depth--) {
    const name = path[depth - 1];
    const parent = depth > 1 ? document.getIn(path.slice(0, depth - 1), true) : document.contents;
    // The value of a field can begin on the line below its name.
    const pair =
      isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === name);
    const node = pair ? pair.key : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}
