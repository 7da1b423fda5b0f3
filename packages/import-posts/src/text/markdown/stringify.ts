import type { PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { Handle, Options } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { markdown, markdownProcessor } from '../../site';

/** Parses Markdown, and returns it with a function that writes the tree back. */
export function parseMarkdown(source: string): { tree: Root; write: () => string } {
  const tree: Root = markdown.parse(source);
  const parsed = new Map(tree.children.map((node) => [node, JSON.stringify(node)]));
  return { tree, write: () => writeBlocks(tree, source, parsed) };
}

/** Writes blocks that were not changed as they are in the source, and those between as Markdown. */
function writeBlocks(
  { children }: Root,
  source: string,
  parsed: ReadonlyMap<RootContent, string>,
): string {
  const before = new Map([...parsed.keys()].map((node, index) => [node, index]));
  const stringify = markdownProcessor().use({ settings: settingsFor(source) });
  let text = '';
  children.forEach((node, index) => {
    const block =
      parsed.get(node) === JSON.stringify(node)
        ? source.slice(node.position?.start.offset, node.position?.end.offset)
        : stringify.stringify({ type: 'root', children: [node] }).replace(/\n+$/, '');
    const previous = children[index - 1];
    text += (previous ? gapBetween(previous, node, before, source) : '') + block;
  });
  return `${text.replace(/\s+$/, '')}\n`;
}

/** The lines between two blocks: as they were, if one followed the other. */
function gapBetween(
  a: RootContent,
  b: RootContent,
  before: ReadonlyMap<RootContent, number>,
  source: string,
): string {
  const index = before.get(a);
  if (index === undefined || before.get(b) !== index + 1) return '\n\n';
  const gap = source.slice(a.position?.end.offset, b.position?.start.offset);
  return gap.includes('\n') ? gap.replace(/\n\s*\n\s*\n/, '\n\n') : '\n\n';
}

const settingsFor = (source: string): Options => ({
  bullet: '-',
  emphasis: '*',
  rule: '-',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  handlers: { text: textOfSource(source) },
});

/** Writes text as it is in the source, without the escapes that a writer adds to be sure. */
const textOfSource =
  (source: string): Handle =>
  (node: Text, _, state, info) => {
    const original = source.slice(node.position?.start.offset, node.position?.end.offset);
    return node.position && original === node.value ? original : state.safe(node.value, info);
  };

const stringifyAlone = (node: PhrasingContent, settings: Options = {}): string =>
  markdownProcessor()
    .use({ settings })
    .stringify({ type: 'root', children: [{ type: 'paragraph', children: [node] }] })
    .trim();

/** The text of Markdown, on one line, without HTML. */
export const plainText = (source: string): string =>
  toString(markdown.parse(source), { includeHtml: false }).replace(/\s+/g, ' ').trim();

/** The Markdown of an image. */
export const imageMarkdown = (url: string, alt = '', title?: string): string =>
  stringifyAlone({ type: 'image', url, alt, title });

/** The Markdown of a link. One whose text is its URL is not written as <URL>, which looks like HTML. */
export const linkMarkdown = (url: string, text: string): string =>
  stringifyAlone(
    { type: 'link', url, children: [{ type: 'text', value: text }] },
    { resourceLink: true },
  );
