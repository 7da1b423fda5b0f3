import type { Element, Nodes, Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { Nodes as MdastNodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { sanitizeSchema } from '@/lib/markdown/sanitize-schema';
import { escapeHtml } from '@/lib/text';
import { splitMarks } from '../../notes';
import { noteOf, type TextContext } from '../context';
import { verbatim } from '../markdown/nodes';
import { MISSING_ALT } from '../markdown/remark-images';
import { imageMarkdown, linkMarkdown } from '../markdown/stringify';
import { fallbackOf, isMedia, mediaHtml } from './html-media';

/** Elements that are left out with all that they contain. */
const LEFT_OUT = [
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'title',
  'link',
  'meta',
  'base',
  'form',
  'svg',
];

/** Elements whose frames are only looks, so that they go without a note. */
const LOOKS = [
  'center',
  'font',
  'u',
  'big',
  'nobr',
  'wbr',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'picture',
  'source',
  'html',
  'body',
  'label',
];

/** Comments that other programs read. */
const INSTRUCTION =
  /^\s*(?:(?:more|truncate|excerpt|endexcerpt|end|toc)\s*$|(?:markdownlint|prettier|eslint|vale|cspell|textlint)[- ])/i;

interface Edit {
  start: number;
  end: number;
  text: string;
}

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
  visit(tree, (node: Nodes) => {
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
  return withoutStrayEnds(apply(html, edits));
}

/** Gives images without a description that of their captions. */
function describeByCaption(tree: HastRoot): void {
  visit(tree, 'element', (figure) => {
    if (figure.tagName !== 'figure') return;
    const images: Element[] = [];
    let caption = '';
    visit(figure, 'element', (element) => {
      if (element.tagName === 'img') images.push(element);
      if (element.tagName === 'figcaption') caption = toString(element).replace(/\s+/g, ' ').trim();
    });
    const [image, ...others] = images;
    if (image && others.length === 0 && !image.properties.alt && caption)
      image.properties.alt = caption;
  });
}

/** Applies edits; one inside of another goes with it. */
function apply(text: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const { start, end, text: replacement } of [...edits].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < at) continue;
    done += text.slice(at, start) + replacement;
    at = end;
  }
  return done + text.slice(at);
}

const isShown = (tagName: string) => sanitizeSchema.tagNames?.includes(tagName) === true;

/** The end of an element whose start is in another piece of HTML, and is not shown or was replaced. */
const withoutStrayEnds = (html: string) =>
  html.replace(/(?<! controls>)<\/([a-z][\w-]*)\s*>/gi, (end, name: string) =>
    isShown(name.toLowerCase()) && name.toLowerCase() !== 'video' ? end : '',
  );

function editsOf(
  node: Extract<Nodes, { type: 'comment' | 'element' }>,
  html: string,
  hasEnd: (name: string) => boolean,
  context: TextContext,
): Edit[] {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return [];
  const markup = html.slice(start, end);
  if (node.type === 'comment') {
    const isPrivate = /[\p{L}\p{N}]/u.test(node.value) && !INSTRUCTION.test(node.value);
    return [
      { start, end, text: isPrivate ? context.note('private', `a comment: ${node.value}`) : '' },
    ];
  }
  if (isEmbedScript(node)) return [{ start, end, text: '' }];
  const { opening, closing } = node.data?.position ?? {};
  if (!closing && isPlaceholder(node) && !hasEnd(node.tagName)) {
    const tag = { start: opening?.start.offset ?? start, end: opening?.end.offset ?? end };
    return [{ ...tag, text: escapeHtml(html.slice(tag.start, tag.end)) }];
  }
  if (LEFT_OUT.includes(node.tagName) && !isMedia(node))
    return [{ start, end, text: context.note('dropped', markup) }];
  if (isMedia(node)) {
    const fallback = closing && fallbackOf(node);
    const mark = fallback
      ? context.note('embed', `the text of a <${node.tagName}>: ${fallback}`)
      : '';
    // Without its end, because an empty line follows, it ends with its tag.
    return [
      {
        start,
        end: closing ? end : (opening?.end.offset ?? end),
        text: mediaHtml(node, context) + mark,
      },
    ];
  }
  if (!opening) return [];
  const from = opening.start.offset ?? start;
  const to = opening.end.offset ?? end;
  const tag = openTag(node, html.slice(from, to), context);
  const edits = [{ start: from, end: to, text: tag }];
  const isGone = tag === '' || !tag.startsWith('<');
  if (closing && isGone) {
    edits.push({ start: closing.start.offset ?? end, end: closing.end.offset ?? end, text: '' });
  }
  return edits;
}

/** Whether a tag without an end is a word in angle brackets, such as <version>: it has no values, and HTML has no such tag. */
const isPlaceholder = (element: Element) => {
  const { tagName, properties } = element;
  const isKnown = isShown(tagName) || isMedia(element) || [...LOOKS, ...LEFT_OUT].includes(tagName);
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

/** The opening tag as pages keep it; empty for an element that they do not show. */
function openTag(element: Element, markup: string, context: TextContext): string {
  const { tagName, properties } = element;
  if (tagName === 'img') return imageTag(element, context);
  // Its URL is that of the video, if it has none of its own.
  if (tagName === 'source' || tagName === 'track') return '';
  if (!isShown(tagName)) return LOOKS.includes(tagName) ? '' : context.note('dropped', markup);
  if (tagName === 'a' && properties.href !== undefined) return anchorTag(element, context);
  const attributes = keptAttributes(markup, tagName);
  return `<${tagName}${attributes}${/\/\s*>$/.test(markup) ? ' />' : '>'}`;
}

/** The attributes of a tag that pages keep, as they are written. */
function keptAttributes(markup: string, tagName: string): string {
  const allowed = [
    ...(sanitizeSchema.attributes?.[tagName] ?? []),
    ...(sanitizeSchema.attributes?.['*'] ?? []),
  ]
    .filter((one) => typeof one === 'string')
    .map((one) => one.toLowerCase());
  const attributes = markup
    .replace(/^<[\w-]+|\/?>$/g, '')
    .matchAll(/([^\s=/"'<>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+))?/g);
  return Array.from(attributes, ([attribute, name = '']) => {
    const isKept =
      allowed.includes(name.replace(/^html/, '').toLowerCase()) &&
      !/^(style|class|id|name|target|rel|loading|height|data-.*)$/i.test(name);
    return isKept ? ` ${attribute}` : '';
  }).join('');
}

function imageTag({ properties }: Element, { links, note }: TextContext): string {
  const source = String(properties.src ?? properties.dataSrc ?? '');
  const found = links.imageOf(source);
  const title = properties.title ? String(properties.title) : '';
  const alt = (properties.alt === undefined ? '' : String(properties.alt).trim()) || title;
  if (found.url === undefined) {
    const words = escapeHtml([...new Set([alt || 'Image', title])].filter(Boolean).join('. '));
    const mark = noteOf(found, source, note);
    return found.link
      ? `${mark}<a href="${escapeHtml(found.link)}">${words}</a>`
      : `${mark}${words}`;
  }
  // In HTML, an empty description marks decoration.
  const isDecoration = alt === '' && properties.alt !== undefined;
  const isMissing = alt === '' && !isDecoration;
  const mark = isMissing ? note('alt', `an image without a description: ${found.url}`) : '';
  const width = /^\d+(px)?$/.exec(String(properties.width ?? ''))?.[0].replace('px', '');
  return `${mark}<img src="${escapeHtml(found.url)}" alt="${escapeHtml(isMissing ? MISSING_ALT : alt)}"${title && ` title="${escapeHtml(title)}"`}${width ? ` width="${width}"` : ''}>`;
}

function anchorTag({ properties }: Element, { links, note }: TextContext): string {
  const url = String(properties.href);
  const target = links.linkOf(url);
  const mark = noteOf(target, url, note);
  const title = properties.title ? ` title="${escapeHtml(String(properties.title))}"` : '';
  return target.url === undefined
    ? `${mark}<a>`
    : `${mark}<a href="${escapeHtml(target.url)}"${title}>`;
}
