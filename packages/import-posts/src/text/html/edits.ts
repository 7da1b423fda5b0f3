import type { Comment, Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { escapeHtml } from '../../site';
import type { TextContext } from '../context';
import type { Edit, Range } from '../text-ranges';
import { isMedia, mediaHtml } from './media';
import { isOnlyLooks, isShown, openTag } from './tags';

/** Elements that are left out with all that they contain. */
const LEFT_OUT = /^(base|form|head|link|meta|noscript|script|style|svg|template|title)$/;

/** Comments that other programs read. */
const INSTRUCTION =
  /^\s*(?:(?:more|truncate|excerpt|endexcerpt|end|toc)\s*$|(?:markdownlint|prettier|eslint|vale|cspell|textlint)[- ])/i;

/**
 * What has to change in HTML for pages to show a node of it; its children have their own edits.
 * @param html the HTML with the node, whose tree has the positions of tags
 * @param hasEnd whether an end tag of a name follows the HTML
 */
export function editsOf(
  node: Comment | Element,
  html: string,
  hasEnd: (name: string) => boolean,
  context: TextContext,
): Edit[] {
  const whole = rangeOf(node.position);
  if (!whole) return [];
  const markup = html.slice(whole.start, whole.end);
  if (node.type === 'comment') return [{ ...whole, text: commentText(node, context) }];
  if (isEmbedScript(node)) return [{ ...whole, text: '' }];
  const opening = rangeOf(node.data?.position?.opening);
  const closing = rangeOf(node.data?.position?.closing);
  if (!closing && isPlaceholder(node) && !hasEnd(node.tagName)) {
    const tag = opening ?? whole;
    return [{ ...tag, text: escapeHtml(html.slice(tag.start, tag.end)) }];
  }
  if (isMedia(node)) {
    const text = fallbackNote(node, closing !== undefined, context);
    // Without its end, because an empty line follows, it ends with its tag.
    return [{ ...(closing ? whole : (opening ?? whole)), text: mediaHtml(node, context) + text }];
  }
  if (LEFT_OUT.test(node.tagName)) {
    const kind = /^(style|link|meta)$/.test(node.tagName) ? 'looks' : 'dropped';
    return [{ ...whole, text: context.note(kind, markup) }];
  }
  if (!opening) return [];
  const text = openTag(node, html.slice(opening.start, opening.end), context);
  const isGone = !text.startsWith('<');
  return [{ ...opening, text }, ...(closing && isGone ? [{ ...closing, text: '' }] : [])];
}

function rangeOf(position: Element['position']): Range | undefined {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  return { start: start.offset, end: end.offset };
}

/** What stands in a comment would be published with the Markdown. */
const commentText = ({ value }: Comment, { note }: TextContext): string =>
  /[\p{L}\p{N}]/u.test(value) && !INSTRUCTION.test(value)
    ? note('private', `a comment: ${value}`)
    : '';

/** A note of the text inside of a frame, sound or film, which only browsers of old show. */
function fallbackNote(element: Element, hasEnd: boolean, { note }: TextContext): string {
  const fallback = hasEnd ? toString(element).replace(/\s+/g, ' ').trim() : '';
  return fallback && note('embed', `the text of a <${element.tagName}>: ${fallback}`);
}

/** Whether a tag without an end is a word in angle brackets, such as <version>: it has no values, and HTML has no such tag. */
const isPlaceholder = (element: Element) => {
  const { tagName, properties } = element;
  const isKnown =
    isShown(tagName) || isMedia(element) || isOnlyLooks(tagName) || LEFT_OUT.test(tagName);
  return (
    (!isKnown || ['base', 'link', 'meta'].includes(tagName)) &&
    Object.values(properties).every((value) => value === '')
  );
};

/** A script that only dresses up a quotation or link above it, which stays. */
const isEmbedScript = ({ tagName, properties, children }: Element) =>
  tagName === 'script' &&
  children.length === 0 &&
  /platform\.twitter\.com|codepen\.io|cpwebassets|instagram\.com|caniuse|redditmedia|tiktok\.com|embedly/.test(
    String(properties.src ?? ''),
  );
