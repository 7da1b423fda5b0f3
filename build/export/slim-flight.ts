/*
 * React's data of a page, row by row: https://github.com/facebook/react/blob/main/packages/react-client/src/ReactFlightClient.js
 * They repeat what stands in the page for programs that load it whole, and that nobody sees who comes
 * to it from another page.
 */

/** Rows of these kinds say how long they are; all others end with their line. */
const LONG = /^[TAOobUSsLlGgMmV]$/;
const LINE_END = 0x0a;
const COMMA = 0x2c;

/** A row: `1f:T2429,…` or `1f:["$","p",…]`. */
interface Row {
  id: string;
  /** Nothing for JSON. */
  tag: string;
  content: Buffer;
}

/** What is written for a prop that is not set; a prop that is not written is not set either. */
const UNDEFINED = '$undefined';

/** Elements of the head that are read by programs which load whole pages: Open Graph and Twitter. */
const SHARED = /^(og|article|twitter):/;

/**
 * Leaves out of React's data what is not set, the elements for sites on which a page is shared, and the
 * text of JSON-LD. When React takes a page over, it keeps what of these the page has.
 * @param flight the data of a page
 * @throws Error when they are in a form that is not known here
 */
export function slimFlight(flight: string): string {
  const rows = parseRows(Buffer.from(flight));
  const texts = new Set<string>();
  const slim = rows.map((row) =>
    row.tag === '' ? { ...row, content: Buffer.from(slimJson(row, texts)) } : row,
  );
  return slim
    .filter(({ id, tag }) => tag !== 'T' || !texts.has(`$${id}`))
    .map(writeRow)
    .join('');
}

function parseRows(data: Buffer): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < data.length;) {
    const [head = '', id, tag = ''] =
      /^([0-9a-f]*):([A-Zaorxsblgm#]?)/.exec(data.toString('latin1', at, at + 20)) ?? [];
    if (id === undefined) throw new Error(`React's data have no row at byte ${at}`);
    let start = at + head.length;
    let end = data.indexOf(LINE_END, start);
    if (LONG.test(tag)) {
      const comma = data.indexOf(COMMA, start);
      const length = parseInt(data.toString('latin1', start, comma), 16);
      start = comma + 1;
      end = start + length;
    }
    if (end < start) throw new Error(`React's data break off in row ${id}`);
    rows.push({ id, tag, content: data.subarray(start, end) });
    at = LONG.test(tag) ? end : end + 1;
  }
  return rows;
}

function writeRow({ id, tag, content }: Row): string {
  const text = content.toString();
  return LONG.test(tag)
    ? `${id}:${tag}${content.length.toString(16)},${text}`
    : `${id}:${tag}${text}\n`;
}

/** @param texts gets the rows whose text is left out */
function slimJson({ content }: Row, texts: Set<string>): string {
  return JSON.stringify(JSON.parse(content.toString()), (_key, value: unknown) => {
    if (isElement(value)) return slimElement(value, texts);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([, prop]) => prop !== UNDEFINED));
  });
}

type Element = ['$', string, unknown, Record<string, unknown>];

const isElement = (value: unknown): value is Element =>
  Array.isArray(value) && value[0] === '$' && value.length === 4;

function slimElement(element: Element, texts: Set<string>): unknown {
  const [mark, type, key, props] = element;
  // Other rows may name what stands in a list by its place, so that there has to be something.
  if (type === 'meta' && SHARED.test(String(props.property ?? props.name))) return null;
  if (type !== 'script' || props.type !== 'application/ld+json') return element;
  texts.add(String(props.children));
  // Not without any text: what script writes into a script has to be data (trusted-types.ts).
  return [mark, type, key, { ...props, children: '{}' }];
}
