import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSanitize from 'rehype-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import type { Diagnostic } from '@/lib/diagnostic';
import { sanitizeSchema } from '@/lib/markdown/sanitize-schema';
import { shorten } from '@/lib/text';
import { linkSchemes } from '@/lib/urls';
import { locationOf, type CheckedText } from './page-text';

/** Elements whose content means nothing without them, so that it is not reported too. */
const containers = ['audio', 'form', 'iframe', 'object', 'picture', 'script', 'style', 'svg'];

/** Attributes that the site sets itself, named as in hast trees. */
const NOT_NEEDED =
  /^(target|rel|loading|decoding|fetchPriority|srcSet|sizes|preload|data[A-Z]\w*)$/;

const DOCS = 'docs/write.md#text';

/** Checks a single element, without regard to its parents. */
const sanitize = rehypeSanitize({ ...sanitizeSchema, ancestors: {}, required: {} }) as (
  tree: Root,
) => Root;

/** Finds elements and attributes that pages leave out. */
export function checkHtml(text: CheckedText): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(text.unsafe, 'element', (element) => {
    const [kept] = sanitize({ type: 'root', children: [{ ...element, children: [] }] }).children;
    if (kept?.type === 'element') {
      diagnostics.push(...checkAttributes(text, element, kept));
      return undefined;
    }
    const { tagName, position } = element;
    const source = text.source.slice(position?.start.offset ?? text.source.length);
    const [, name = tagName] = /^<([\w:.-]+)/.exec(source) ?? [];
    diagnostics.push({
      severity: 'error',
      ...locationOf(text, element),
      message: `<${name}> is left out`,
      link: DOCS,
    });
    return containers.includes(tagName) ? SKIP : undefined;
  });
  return diagnostics;
}

function checkAttributes(text: CheckedText, element: Element, kept: Element): Diagnostic[] {
  const isHtml = text.source.startsWith('<', element.position?.start.offset);
  return Object.entries(element.properties).flatMap(([name, value]): Diagnostic[] => {
    const attribute = name === 'className' ? 'class' : name.toLowerCase();
    const setting = value === true ? attribute : `${attribute}="${[value].flat().join(' ')}"`;
    if (Object.hasOwn(kept.properties, name)) {
      const isSize = element.tagName === 'img' && ['width', 'height'].includes(name);
      // The height is calculated from the width.
      const isUsed = !isSize || (name === 'width' && /^\d+$/.test(String(value)));
      if (isUsed || (name === 'height' && 'width' in kept.properties)) return [];
    } else if (['href', 'src', 'poster'].includes(name)) {
      const schemes = linkSchemes.map((scheme) => `${scheme}:`).join(', ');
      const message = `${shorten(setting)} is left out: URLs are paths, or begin with ${schemes}`;
      return [{ severity: 'error', ...locationOf(text, element), message }];
    }
    // Footnotes and task lists have classes that the author did not write.
    if (NOT_NEEDED.test(name) || (name === 'className' && !isHtml)) return [];
    const message = `${shorten(setting)} has no effect`;
    return [{ severity: 'warning', ...locationOf(text, element), message, link: DOCS }];
  });
}

/**
 * Finds headings of the level of the title, and levels that are left out. If the text has headings of the title's
 * level, all others follow from them, and only the first is reported.
 */
export function checkHeadings(text: CheckedText): Diagnostic[] {
  const headings: { element: Element; level: number; name: string }[] = [];
  visit(text.unsafe, 'element', (element) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    // The heading of footnotes has no position.
    if (!level || !element.position) return;
    headings.push({ element, level, name: `the heading "${shorten(toString(element))}"` });
  });
  const title = headings.find(({ level }) => level === 1);
  if (title) {
    const message = `${title.name} has the level of the title`;
    return [{ severity: 'error', ...locationOf(text, title.element), message }];
  }
  return headings.flatMap(({ element, level, name }, index): Diagnostic[] => {
    const above = headings[index - 1]?.level ?? text.headingAbove;
    if (level <= above + 1) return [];
    const message = `${name} is of level ${level}, below one of level ${above}`;
    return [{ severity: 'error', ...locationOf(text, element), message }];
  });
}
