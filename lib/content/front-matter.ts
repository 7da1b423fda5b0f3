import grayMatter from 'gray-matter';
import { isCollection, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { isFields } from '../is-fields';

/** The first line of a content file. */
const OPENING = /^---[ \t]*\n/;

/** A content file, split into front matter and Markdown. */
export interface FrontMatter {
  /** The fields of the front matter, as far as they can be read. */
  data: Record<string, unknown>;
  /** The Markdown below it. */
  body: string;
  /** The parsed YAML; undefined without front matter. */
  yaml?: { document: Document; lines: LineCounter } | undefined;
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
  return { data: yaml ? fieldsOf(yaml.document) : {}, body, yaml };
}

/** Removes the byte-order mark, and makes all line breaks `\n`. */
export const normalizeText = (source: string) =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** The line of a content file on which its Markdown begins. */
export const bodyLineOf = ({ text, body }: { text: string; body: string }): number =>
  linesOf(normalizeText(text)) - linesOf(body) + 1;

const linesOf = (text: string) => text.split('\n').length;

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
