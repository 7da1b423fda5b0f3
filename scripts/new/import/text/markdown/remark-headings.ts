import GithubSlugger from 'github-slugger';
import { fromHtml as parseHtml } from 'hast-util-from-html';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { verbatim } from './nodes';

/** A heading that is HTML, on its own. */
const HTML_HEADING = /^<h([1-6])(?:\s[^>]*)?>([^]*?)<\/h\1>\s*$/i;

/** An id behind a heading: {#id}, {: #id}, {#id .class} */
const ID = /\s*\{:?[^{}\n]*?#([\w-]+)[^{}\n]*\}\s*$/;

export interface HeadingOptions {
  title: string | undefined;
  /** Receives each id, and the heading that has it, or stands below or above it. */
  addId: (id: string, heading: Heading | undefined) => void;
}

/**
 * Makes headings fit below the title of the page: the highest becomes ##, those below keep their order, and no level
 * is skipped. Removes a first heading that repeats the title, and ids in braces.
 */
export function remarkHeadings({ title = '', addId }: HeadingOptions) {
  return (tree: Root) => {
    fromHtml(tree);
    // The ids that most generators give to headings.
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (heading) => addId(slugger.slug(toString(heading)), heading));
    takeAnchors(tree, addId);
    const [first] = tree.children;
    if (first?.type === 'heading' && fold(toString(first)) === fold(title)) tree.children.shift();
    /** The depths of the heading and of those above it, as they were. */
    const path: number[] = [];
    visit(tree, 'heading', (heading) => {
      takeId(heading, addId);
      while ((path.at(-1) ?? 0) >= heading.depth) path.pop();
      path.push(heading.depth);
      heading.depth = Math.min(path.length + 1, 6) as Heading['depth'];
    });
  };
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function fromHtml(tree: Root): void {
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
  });
}

function takeId(heading: Heading, addId: HeadingOptions['addId']): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return;
  const [attribute, id] = ID.exec(last.value) ?? [];
  if (!attribute || !id) return;
  last.value = last.value.slice(0, -attribute.length);
  addId(id, heading);
}

/** Takes ids that HTML has, such as <a name="setup"></a>: for the heading that follows at once, or else the one above. */
function takeAnchors(tree: Root, addId: HeadingOptions['addId']): void {
  let above: Heading | undefined;
  let waiting: string[] = [];
  const settle = (heading: Heading | undefined) => {
    for (const id of waiting) addId(id, heading);
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
}
