import { inflateSync } from 'node:zlib';

/** Operators that put something on the page: ISO 32000-1, table A.1. */
const PAINTING = new Set('f F f* B B* b b* S s sh Tj TJ \' " Do EI'.split(' '));

/**
 * What of a PDF is painted neither as tagged content nor as an artifact, or as both at once: the
 * points 01-001 to 01-005 of the Matterhorn protocol, https://pdfa.org/resource/the-matterhorn-protocol/
 * @param pdf with its objects in plain sight, as Typst writes them
 * @returns how many streams were read, and the operators that are at fault
 */
export function unmarkedContent(pdf: Buffer): { streams: number; faults: string[] } {
  const text = pdf.toString('latin1');
  const contents = [...text.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => id);
  return {
    streams: contents.length,
    faults: contents.flatMap((id) => faultsIn(streamOf(text, id))),
  };
}

function streamOf(text: string, id: string): string {
  const found = new RegExp(`\\n${id} 0 obj\\n<<[^]*?>>\\nstream\\n([^]*?)\\nendstream`).exec(text);
  return inflateSync(Buffer.from(found?.[1] ?? '', 'latin1')).toString('latin1');
}

function faultsIn(content: string): string[] {
  const marks: string[] = [];
  const faults: string[] = [];
  const withoutStrings = content.replace(/\((?:\\[^]|[^\\)])*\)/g, '()');
  for (const [, mark, operator = ''] of withoutStrings.matchAll(MARK_OR_OPERATOR)) {
    if (mark) marks.push(mark);
    else if (operator === 'EMC') marks.pop();
    else if (PAINTING.has(operator)) {
      const artifacts = marks.filter((open) => open === 'Artifact').length;
      const isBoth = artifacts > 0 && artifacts < marks.length;
      if (marks.length === 0 || isBoth)
        faults.push(`${operator} in ${marks.join(' in ') || 'nothing'}`);
    }
  }
  return faults;
}

const MARK_OR_OPERATOR =
  /\/(\w+)\s+(?:<<[^>]*>>\s*BDC|\/\w+\s+BDC|BMC)|(?<=\s|^)([A-Za-z*'"]+)(?=\s|$)/g;
