import { createRequire } from 'node:module';
import path from 'node:path';
import type * as BeautifulMermaid from 'beautiful-mermaid';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { hashOf } from '../hash';
import { WORD } from './raw-html';
import { drawingCleaner } from './sanitize';
import { hasClass, visitElements } from './visit';

/** A diagram, or what is wrong with it and in which of its lines, counted from 1. */
export type Diagram = { ok: true; svg: Element } | { ok: false; error: string; line: number };

/** The shapes and texts of an SVG, without styles, links and scripts. */
const clean = drawingCleaner(
  'svg defs marker g text tspan circle ellipse line path polygon polyline rect',
  `cx cy d dx dy fill fontSize fontStyle fontWeight height id markerEnd markerHeight markerStart
  markerWidth opacity orient points r refX refY rx ry stroke strokeDashArray strokeLineCap
  strokeLineJoin strokeWidth textAnchor transform viewBox width x x1 x2 y y1 y2`,
);

/**
 * Draws a Mermaid diagram. Its colours are the custom properties of app/styles/diagrams.css.
 * @param source a flowchart, or a diagram of sequence, state, class or entity relationship
 */
export function drawDiagram(source: string): Diagram {
  const lines = source.split('\n');
  const first = Math.max(
    lines.findIndex((line) => /^\s*[^%\s]/.test(line)),
    0,
  );
  try {
    return (
      errorIn(
        lines.findIndex((line) => STYLED.test(line)),
        OWN_STYLE,
      ) ??
      errorIn(KIND.test(lines[first] ?? '') ? -1 : first, OTHER_KIND) ??
      errorIn(findUnclosed(lines), 'it is not closed') ??
      draw(source, lines, first)
    );
  } catch (error) {
    return { ok: false, error: (error as Error).message, line: first + 1 };
  }
}

/** An error in the line with an index; none if there is no such line. */
const errorIn = (index: number, error: string): Diagram | undefined =>
  index < 0 ? undefined : { ok: false, error, line: index + 1 };

function draw(source: string, lines: readonly string[], first: number): Diagram {
  const tree = render(source);
  const wrong = findIgnored(lines, tree) ?? findArrows(lines, first, tree);
  const isFlowchart = /^\s*(graph|flowchart)\b/.test(lines[first] ?? '');
  const open = wrong && isFlowchart ? lines.findIndex(isOpen) : -1;
  // What follows an open bracket may be missing in a later line.
  if (wrong) return errorIn(open, 'a bracket is not closed') ?? wrong;
  const [svg] = clean.runSync(tree).children as [Element];
  return { ok: true, svg };
}

const OWN_STYLE = 'pages draw diagrams in their own colours, and without links: remove this line';

const OTHER_KIND =
  'it is no flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram';

const KIND = /^\s*(graph|flowchart|sequenceDiagram|stateDiagram|classDiagram|erDiagram)\b/;

const STYLED = /^\s*(style|classDef|linkStyle|click)\s|^\s*%%\{|:::/;

/** The package has no entry for `require`, and importing it takes each process of a build 0.3 s. */
const mermaid = () =>
  createRequire(path.resolve('package.json'))(
    './node_modules/beautiful-mermaid/dist/index.js',
  ) as typeof BeautifulMermaid;

function render(source: string): Root {
  const svg = mermaid().renderMermaidSVG(forPackage(source), { transparent: true, padding: 8 });
  return clean.parse(
    svg
      // What the package writes into an entity without attributes is in no language of the site.
      .replace(/<text[^>]*>\(no attributes\)<\/text>/g, '')
      // The ids of arrow heads are the same in all of its drawings.
      .replace(/( id="|url\(#)[\w-]+/g, `$&-${hashOf(source).slice(0, 8)}`),
  );
}

/**
 * Writes out what the package does not know: semicolons at the end of lines, a flowchart without a
 * direction, and arrows without a space before them, where it takes `A-->B` for a name.
 */
const forPackage = (source: string) =>
  source
    .replace(/;[ \t]*$/gm, '')
    .replace(/^(\s*(?:graph|flowchart))[ \t]*$/m, '$1 TB')
    .replace(/(^|[>|&;]|---)\s*\w+(?=--|==|-\.)/gm, '$& ');

/** What Mermaid means by itself: https://mermaid.js.org/intro/syntax-reference.html */
const KEYWORDS = new Set(
  `graph flowchart TD TB BT LR RL subgraph end direction sequenceDiagram participant actor as
  autonumber activate deactivate loop alt else opt par and critical option break rect Note note over
  left right of stateDiagram v2 state fork join choice classDiagram class namespace o x erDiagram
  PK FK UK`.split(/\s+/),
);

/** The index of a line whose block is never closed, or -1: the package takes all that follows into it. */
function findUnclosed(lines: readonly string[]): number {
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (BLOCK.test(line)) open.push(index);
    else if (/^\s*(\}|end)\s*$/.test(line)) open.pop();
  }
  return open.at(-1) ?? -1;
}

const BLOCK = /\{\s*$|^\s*(subgraph|loop|alt|opt|par|critical|break|rect)\b/;

/** Whether a line has more brackets that open than close, outside of quotes and of blocks. */
const isOpen = (line: string) => {
  const bare = BLOCK.test(line) ? '' : line.replace(/"[^"]*"/g, '');
  return bare.split(/[[({]/).length > bare.split(/[\])}]/).length;
};

/** Finds a line of which the drawing lacks a word: the package leaves out what it cannot read. */
function findIgnored(lines: readonly string[], tree: Root): Diagram | undefined {
  const drawn: string[] = [];
  visitElements(tree, (element) => {
    if (element.tagName === 'text') drawn.push(toString(element));
    for (const [name, value] of Object.entries(element.properties))
      if (name.startsWith('data')) drawn.push(String(value));
  });
  const drawnWords = new Set(drawn.join(' ').match(WORD));
  for (const [index, line] of lines.entries()) {
    const written = line.replace(/%%.*|<[^>]*>/g, '').match(WORD) ?? [];
    const lost = written.filter((word) => !KEYWORDS.has(word) && !drawnWords.has(word));
    const foreign = lost.find((word) => /[^\x00-\x7f]/.test(word));
    // The package takes no other letters for the names of a flowchart.
    const why = foreign
      ? `names have letters from a to z, and texts stand beside them, such as a["${foreign}"]`
      : 'the line is not understood';
    if (lost.length > 0) return errorIn(index, `"${foreign ?? lost[0]}" is not drawn: ${why}`);
  }
  return undefined;
}

/** Finds a line with an arrow that the drawing lacks: the package leaves out those that it cannot read. */
function findArrows(lines: readonly string[], first: number, tree: Root): Diagram | undefined {
  const [header = '', ...rest] = lines.slice(first);
  const count = /^\s*(class|er)Diagram/.test(header) ? relationsIn : arrowsIn;
  const written = rest.reduce((sum, line) => sum + count(line), 0);
  if (written <= arrowsDrawn(tree)) return undefined;
  const index = rest.findIndex((line) => count(line) > arrowsDrawn(render(`${header}\n${line}`)));
  return errorIn(index < 0 ? index : first + 1 + index, 'an arrow is not understood');
}

/** Whether a line of a class or entity diagram relates two names, such as `A "1" <|-- B`. */
const relationsIn = (line: string): number =>
  Number(/^\s*[\w~-]+\s*("[^"]*"\s*)?[-.<>|*o{}]{2,}\s*("[^"]*"\s*)?[\w~]/.test(line));

/** How many arrows a line has beside its words. */
function arrowsIn(line: string): number {
  if (/^\s*(%%|(subgraph|participant|actor|note|state|loop|alt|else|opt|par|and)\b)/i.test(line))
    return 0;
  const bare = line.replace(/"[^"]*"|\|[^|]*\||\[[^\]*]*\]|\([^)]*\)|\{[^}]*\}|:.*/g, ' ');
  return bare.match(/--?>>?|==?>|\.->|-{3,}(?!>)|={3,}(?!>)|--?[xo)](?!\w)/g)?.length ?? 0;
}

/** How many arrows a drawing has. */
function arrowsDrawn(tree: Root): number {
  let count = 0;
  visitElements(tree, (element) => {
    const { tagName, properties } = element;
    const isLine = tagName === 'polyline' || hasClass(element, 'message');
    const isArrow = properties.dataFrom !== undefined && isLine;
    if (isArrow || properties.dataEntity1 !== undefined) count++;
  });
  return count;
}
