import grayMatter from 'gray-matter';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault, Located } from '../diagnostic';
import { CONTROL, LONGEST_TEXT, shorten } from '../text';
import { BLOCK, explainYaml } from './explain-yaml';

/** A content file, split. */
export interface FrontMatter {
  /** The values of the front matter; none if it cannot be read. */
  data: Record<string, unknown>;
  /** The Markdown below it. */
  body: string;
  /** The line of the file in which the Markdown begins. */
  bodyLine: number;
  faults: Located<Fault>[];
  /**
   * The line of a field, or of something in it.
   * @param path names and indexes, such as `['images', 0, 'src']`
   * @returns the line of what holds it where it is missing; 1 for what the whole front matter lacks
   */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Splits a content file into front matter and Markdown. Used by builds and by browsers.
 * @param source the whole text of the file
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const faults = faultsOfText(text);
  let yaml: { document: Document; lines: LineCounter } | undefined;
  const engine = (written: string) => {
    const lines = new LineCounter();
    // Days stay text in the core schema: as dates, 30 February would be 1 March.
    yaml = { document: parseDocument(written, { lineCounter: lines, schema: 'core' }), lines };
    return {};
  };
  // Passing options keeps gray-matter from caching, which would hide errors the second time:
  // https://github.com/jonschlinkert/gray-matter/issues/166
  // Below a line of `---js` it would run what it finds.
  const { content: body } = OPENING.test(text)
    ? grayMatter(text, { engines: { yaml: engine } })
    : { content: text };
  const bodyLine = lineAt(text, text.length - body.length);
  if (!yaml) return { data: {}, body, bodyLine, faults, lineOf: () => 1 };
  const { document, lines } = yaml;
  // One mistake is one error.
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

/** Lines of +++, as Hugo has them, or of ---, with a field and an equals sign below. */
const TOML = /^(?:\+{3}[ \t]*\n|---[ \t]*\n\s*[\w-]+[ \t]*=)/;

/** What is wrong with a file before its YAML is read. */
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
  if (TOML.test(text)) {
    const fix = 'write lines of --- in place of +++, and "title: …" in place of "title = …"';
    return wrong(1, 'TOML', fix);
  }
  if (!OPENING.test(text)) {
    const found = `"${shorten(text.split('\n', 1)[0] ?? '')}" as the first line`;
    return wrong(1, found, 'begin the file with a line of ---');
  }
  if (!/\n---[ \t]*(\n|$)/.test(text)) {
    return wrong(1, 'no closing line of ---', 'end the front matter with a line of ---');
  }
  return [];
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
 * @returns the line of what holds it where it is missing; 1 for what the whole document lacks
 */
export function lineOf(
  document: Document,
  counter: LineCounter,
  path: readonly PropertyKey[],
): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}
