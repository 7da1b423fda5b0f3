import GithubSlugger from 'github-slugger';
import { fromHtml as parseHtml } from 'hast-util-from-html';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { OldIds } from '../anchors';
import { verbatim } from './nodes';

/** A heading that is HTML, on its own. */
const HTML_HEADING = /^<h([1-6])(?:\s[^>]*)?>([^]*?)<\/h\1>\s*$/i;

/** An id behind a heading: {#id}, {: #id}, {#id .class} */
const ID = /\s*\{:?[^{}\n]*?#([\w-]+)[^{}\n]*\}\s*$/;

declare module 'vfile' {
  interface DataMap {
    oldIds: OldIds;
  }
}

/**
 * Makes headings fit below the title of the page: the highest becomes ##, those below keep their order, and no level
 * is skipped. Removes a first heading that repeats the title, and ids in braces. All ids that the other site had go
 * to `file.data.oldIds`.
 */
export function remarkHeadings(title: string) {
  return (tree: Root, file: VFile) => {
    const ofHeadings = fromHtml(tree);
    const generated = generatedIds(tree);
    const inHtml = idsInHtml(tree);
    const [first] = tree.children;
    if (first?.type === 'heading' && fold(toString(first)) === fold(title)) tree.children.shift();
    file.data.oldIds = new Map([...generated, ...inHtml, ...ofHeadings, ...takeIds(tree)]);
    shiftLevels(tree);
  };
}

/** An id, and its heading. */
type OldId = readonly [id: string, heading: Heading | undefined];

/** The ids that most generators give to headings. */
function generatedIds(tree: Root): OldId[] {
  const slugger = new GithubSlugger();
  return headingsIn(tree).map((heading) => [slugger.slug(toString(heading)), heading]);
}

function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  return headings;
}

function shiftLevels(tree: Root): void {
  /** The depths of a heading and of those above it, as they were. */
  const path: number[] = [];
  for (const heading of headingsIn(tree)) {
    while ((path.at(-1) ?? 0) >= heading.depth) path.pop();
    path.push(heading.depth);
    heading.depth = Math.min(path.length + 1, 6) as Heading['depth'];
  }
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Makes headings of those in HTML, and returns their ids. */
function fromHtml(tree: Root): OldId[] {
  const ids: OldId[] = [];
  visit(tree, 'html', ({ value, position }, index, parent) => {
    const [, depth, inner = ''] = HTML_HEADING.exec(value) ?? [];
    if (!depth || !parent || index === undefined || parent.type === 'paragraph') return;
    const heading: Heading = {
      type: 'heading',
      depth: Number(depth) as Heading['depth'],
      children: [verbatim(inner.replace(/\s+/g, ' ').trim())],
      position,
    };
    parent.children.splice(index, 1, heading);
    visit(parseHtml(value, { fragment: true }), 'element', ({ properties: { id, name } }) => {
      ids.push(...[id, name].flatMap((one): OldId[] => (one ? [[String(one), heading]] : [])));
    });
  });
  return ids;
}

/** Takes the ids in braces out of headings. */
const takeIds = (tree: Root): OldId[] =>
  headingsIn(tree).flatMap((heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== 'text') return [];
    const [attribute, id] = ID.exec(last.value) ?? [];
    if (!attribute || !id) return [];
    last.value = last.value.slice(0, -attribute.length);
    return [[id, heading]];
  });

/** The ids of HTML, such as <a name="setup"></a>: for the heading that follows at once, or else the one above. */
function idsInHtml(tree: Root): OldId[] {
  const found: OldId[] = [];
  let above: Heading | undefined;
  let waiting: string[] = [];
  const settle = (heading: Heading | undefined) => {
    found.push(...waiting.map((id) => [id, heading] as const));
    waiting = [];
  };
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') {
      settle(node);
      above = node;
    } else if (node.type === 'html') {
      const html = parseHtml(node.value, { fragment: true });
      visit(html, 'element', ({ properties: { id, name } }) => {
        waiting.push(...[id, name].flatMap((one) => (one ? String(one) : [])));
      });
      if (toString(html).trim() !== '') settle(above);
    } else if ('value' in node || node.type === 'image') settle(above);
  });
  settle(above);
  return found;
}
