import grayMatter from 'gray-matter';
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import { isFields } from '../is-fields';

/** The first line of a content file. */
const OPENING = /^---[ \t]*\n/;

/** A content file, split into front matter and Markdown. */
export interface FrontMatter {
  /** The fields of the front matter, as far as they can be read. */
  data: Record<string, unknown>;
  /** The Markdown below it. */
  body: string;
  /** The line of the file on which the Markdown begins. */
  bodyLine: number;
  /** The parsed YAML; undefined without front matter. */
  yaml?: { document: Document; lines: LineCounter } | undefined;
  /**
   * The line of a value.
   * @param path names and indexes, such as `['images', 0, 'src']`
   * @returns for a missing value, the line of the list or object that lacks it, or 1
   */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Splits a content file into front matter and Markdown. Runs in builds and in browsers.
 * @param source the whole text of the file
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = normalizeText(source);
  let yaml: FrontMatter['yaml'];
  const engine = (written: string) => {
    const lines = new LineCounter();
    // The core schema keeps dates as text; parsed, 30 February would become 1 March.
    const options = { lineCounter: lines, schema: 'core', logLevel: 'error' } as const;
    const document = parseDocument(written, options);
    visit(document, {
      // Read as a number, the version 3.10 would become 3.1.
      Scalar(_, node) {
        const { value, source } = node;
        if (typeof value === 'number' && source && String(value) !== source) node.value = source;
      },
    });
    yaml = { document, lines };
    return {};
  };
  // With options, gray-matter does not cache; its cache would hide errors the second time:
  // https://github.com/jonschlinkert/gray-matter/issues/166
  // OPENING excludes `---js`, below which gray-matter would run the front matter as code.
  const { content: body } = OPENING.test(text)
    ? grayMatter(text, { engines: { yaml: engine } })
    : { content: text };
  return {
    data: yaml ? fieldsOf(yaml.document) : {},
    body,
    bodyLine: lineAt(text, text.length - body.length),
    yaml,
    lineOf: (path) => (yaml ? lineOf(yaml.document, yaml.lines, path) : 1),
  };
}

/** Removes the byte-order mark, and makes all line breaks `\n`. */
export const normalizeText = (source: string) =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

function fieldsOf(document: Document): Record<string, unknown> {
  // A list or object as the name of a field is a mistake. Nested ones take minutes to convert.
  let isReadable = true;
  visit(document, { Pair: (_, { key }) => void (isReadable &&= !isCollection(key)) });
  if (!isReadable) return {};
  try {
    const data: unknown = document.toJS();
    return isFields(data) ? data : {};
  } catch {
    // Thrown for an alias, such as *name, without an anchor.
    return {};
  }
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

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
