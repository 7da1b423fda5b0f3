import GithubSlugger from 'github-slugger';
import type { Heading, Html, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { OldIds } from '../anchors';
import { parseHtml } from '../html/elements';
import { verbatim } from './nodes';

/** A heading that is HTML, on its own. */
const HTML_HEADING = /^<h([1-6])(?:\s[^>]*)?>([^]*?)<\/h\1>\s*$/i;

/** An id behind a heading: {#id}, {: #id}, {#id .class}, [#id] */
const ID = /\s*(?:\{:?[^{}\n]*?|\[(?=#[a-z]))#([\w-]+)(?:[^{}\n]*\}|\])\s*$/;

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
    const inHtml = idsInHtml(tree);
    const generated = generatedIds(tree);
    const [first] = tree.children;
    if (first?.type === 'heading' && fold(toString(first)) === fold(title)) tree.children.shift();
    file.data.oldIds = new Map([...generated, ...inHtml, ...takeIds(tree)]);
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

/** A heading in HTML as one in Markdown. */
function headingOf({ value, position }: Html): Heading | undefined {
  const [, depth, inner = ''] = HTML_HEADING.exec(value) ?? [];
  if (!depth) return undefined;
  const children = [verbatim(inner.replace(/\s+/g, ' ').trim())];
  return { type: 'heading', depth: Number(depth) as Heading['depth'], children, position };
}

/**
 * Makes headings of those in HTML, and returns the ids of all HTML, such as <a name="setup"></a>: for the heading that
 * has it or follows at once, or else the one above.
 */
function idsInHtml(tree: Root): OldId[] {
  const found: OldId[] = [];
  let above: Heading | undefined;
  let waiting: string[] = [];
  const settle = (heading: Heading | undefined) => {
    found.push(...waiting.map((id) => [id, heading] as const));
    waiting = [];
  };
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      settle(node);
      above = node;
    } else if (node.type === 'html') {
      const html = parseHtml(node.value);
      visit(html, 'element', ({ properties: { id, name } }) => {
        waiting.push(...[id, name].flatMap((one) => (one ? String(one) : [])));
      });
      const heading = parent?.type === 'paragraph' ? undefined : headingOf(node);
      if (heading && parent && index !== undefined) {
        parent.children.splice(index, 1, heading);
        return index;
      }
      if (toString(html).trim() !== '') settle(above);
    } else if ('value' in node || node.type === 'image') settle(above);
    return undefined;
  });
  settle(above);
  return found;
}
