import type { Element } from 'hast';
import { splitMarks } from '../../notes';
import { escapeHtml, sanitizeSchema } from '../../site';
import { noteOf, type TextContext } from '../context';
import { areLooks } from '../conversions';
import { MISSING_ALT } from '../markdown/remark-images';
import { linkTo } from './media';

/** Elements whose frames are only looks, so that they go without a note. */
const LOOKS =
  /^(article|aside|big|body|center|font|footer|header|html|label|main|nobr|picture|source|u|wbr)$/;

/** Whether an element may go without a note. */
export const isOnlyLooks = (tagName: string): boolean => LOOKS.test(tagName);

/** Whether pages show an element. */
export const isShown = (tagName: string): boolean =>
  sanitizeSchema.tagNames?.includes(tagName) === true;

/** The opening tag as pages keep it; empty for an element that they do not show. */
export function openTag(element: Element, markup: string, context: TextContext): string {
  const { tagName, properties, children } = element;
  if (tagName === 'img') return imageTag(element, context);
  // Its URL is that of the video, if it has none of its own.
  if (tagName === 'source' || tagName === 'track') return '';
  if (!isShown(tagName)) {
    const isFrame = children.length > 0 && areLooks(Object.keys(properties));
    return isOnlyLooks(tagName) ? '' : context.note(isFrame ? 'looks' : 'dropped', markup);
  }
  if (tagName === 'a' && properties.href !== undefined) return anchorTag(element, context);
  const attributes = keptAttributes(markup, tagName);
  // The title of the page has the highest level.
  return `<${tagName === 'h1' ? 'h2' : tagName}${attributes}${/\/\s*>$/.test(markup) ? ' />' : '>'}`;
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
  const { marks, rest: source } = splitMarks(String(properties.src ?? properties.dataSrc ?? ''));
  const found = links.imageOf(source);
  const title = properties.title ? String(properties.title) : '';
  const alt = (properties.alt === undefined ? '' : String(properties.alt).trim()) || title;
  if (found.url === undefined) {
    const words = escapeHtml([...new Set([alt || 'Image', title])].filter(Boolean).join('. '));
    return marks + noteOf(found, source, note) + linkTo(found.link, words);
  }
  // In HTML, an empty description marks decoration.
  const isDecoration = alt === '' && properties.alt !== undefined;
  const isMissing = alt === '' && !isDecoration;
  const mark = isMissing ? note('alt', `an image without a description: ${found.url}`) : '';
  const width = /^\d+(px)?$/.exec(String(properties.width ?? ''))?.[0].replace('px', '');
  return `${marks}${mark}<img src="${escapeHtml(found.url)}" alt="${escapeHtml(isMissing ? MISSING_ALT : alt)}"${title && ` title="${escapeHtml(title)}"`}${width ? ` width="${width}"` : ''}>`;
}

function anchorTag({ properties }: Element, { links, note }: TextContext): string {
  const { marks, rest: url } = splitMarks(String(properties.href));
  const target = links.linkOf(url);
  const mark = marks + noteOf(target, url, note);
  const title = properties.title ? ` title="${escapeHtml(String(properties.title))}"` : '';
  return target.url === undefined
    ? `${mark}<a>`
    : `${mark}<a href="${escapeHtml(target.url)}"${title}>`;
}
