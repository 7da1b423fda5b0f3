import type { Nodes as HastNodes, Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { Nodes as MdastNodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { splitMarks } from '../../notes';
import type { TextContext } from '../context';
import { verbatim } from '../markdown/nodes';
import { imageMarkdown, linkMarkdown } from '../markdown/stringify';
import { type Edit, replaceRanges } from '../text-ranges';
import { editsOf } from './edits';
import { elementsIn, textOf } from './elements';
import { isShown } from './tags';

/**
 * Makes HTML that pages show: attributes and elements that they leave out go, frames of other hosts become links,
 * and what stands in comments, which would be published, goes to the report.
 */
export function remarkHtml(context: TextContext) {
  return (tree: Root) => {
    visit(tree, (parent: MdastNodes) => {
      if (!('children' in parent)) return;
      const lastEnds = new Map(parent.children.flatMap(endTagOf));
      parent.children.forEach((node, index) => {
        if (node.type !== 'html' || !node.value.includes('<')) return;
        const hasEnd = (name: string) => (lastEnds.get(name) ?? 0) > index;
        const value = convertHtml(node.value, hasEnd, context);
        if (value !== node.value) parent.children[index] = toNode(value);
      });
    });
  };
}

/** The name and index of an end tag that stands alone, because the text above it is Markdown. */
function endTagOf(node: RootContent, index: number): (readonly [name: string, index: number])[] {
  const [, name] = (node.type === 'html' && /^<\/([\w-]+)/.exec(node.value.toLowerCase())) || [];
  return name ? [[name, index]] : [];
}

/** An image or link that is alone in its HTML is written as Markdown. */
function toNode(value: string) {
  const { marks, rest } = splitMarks(value);
  const tree = fromHtml(rest.trim(), { fragment: true });
  const [only, ...others] = tree.children;
  if (only?.type !== 'element' || others.length > 0) return verbatim(value);
  const { src, alt, title, href, width } = only.properties;
  if (only.tagName === 'img' && src && width === undefined && alt !== '') {
    const image = imageMarkdown(String(src), String(alt ?? ''), title ? String(title) : undefined);
    return verbatim(marks + image);
  }
  const isText = only.children.every(({ type }) => type === 'text') && only.children.length > 0;
  if (only.tagName === 'a' && href && isText) {
    return verbatim(marks + linkMarkdown(String(href), toString(only)));
  }
  return verbatim(value);
}

/** @param hasEnd whether an end tag of a name follows the HTML */
function convertHtml(
  html: string,
  hasEnd: (name: string) => boolean,
  context: TextContext,
): string {
  const tree = fromHtml(html, { fragment: true, verbose: true });
  describeByCaption(tree);
  const edits: Edit[] = [];
  visit(tree, (node: HastNodes) => {
    const edit =
      node.type === 'comment' || node.type === 'element'
        ? editsOf(node, html, hasEnd, context)
        : [];
    edits.push(...edit);
    // What is inside goes too.
    return edit.some(
      ({ start, end }) => start === node.position?.start.offset && end === node.position.end.offset,
    )
      ? SKIP
      : undefined;
  });
  return withoutStrayEnds(replaceRanges(html, edits));
}

/** Gives images without a description that of their captions. */
function describeByCaption(tree: HastRoot): void {
  for (const figure of elementsIn(tree, 'figure')) {
    const [image, ...others] = elementsIn(figure, 'img');
    const caption = textOf(elementsIn(figure, 'figcaption').at(-1));
    if (image && others.length === 0 && !image.properties.alt && caption) {
      image.properties.alt = caption;
    }
  }
}

/** Ends whose start is in another piece of HTML: those of elements that are not shown go, and others are replaced. */
const withoutStrayEnds = (html: string) =>
  html.replace(/(?<! controls>)<\/([a-z][\w-]*)\s*>/gi, (end, name: string) =>
    isShown(name.toLowerCase()) && name.toLowerCase() !== 'video' ? end.replace(/h1/i, 'h2') : '',
  );
