import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSanitize from 'rehype-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import type { Diagnostic } from '@/lib/diagnostic';
import { sanitizeSchema } from '@/lib/markdown/sanitize-schema';
import { shorten } from '@/lib/text';
import { linkSchemes } from '@/lib/urls';
import { locationOf, type RenderedText } from './page-text';

/** Elements whose content means nothing without them, so that it is not reported too. */
const containers = ['audio', 'form', 'iframe', 'object', 'picture', 'script', 'style', 'svg'];

const schemes = linkSchemes.map((scheme) => `${scheme}:`).join(', ');

/** Checks a single element, without regard to its parents. */
const sanitize = rehypeSanitize({ ...sanitizeSchema, ancestors: {}, required: {} }) as (
  tree: Root,
) => Root;

/** Finds elements that pages leave out, and links and images without their URL. */
export function checkHtml(text: RenderedText): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(text.unsafe, 'element', (element) => {
    const error = (message: string, link?: string) =>
      diagnostics.push({ severity: 'error', ...locationOf(text, element), message, link });
    const { tagName, position, properties } = element;
    const [kept] = sanitize({ type: 'root', children: [{ ...element, children: [] }] }).children;
    if (kept?.type === 'element') {
      for (const name of ['href', 'src', 'poster']) {
        if (name in properties && !(name in kept.properties)) {
          const url = shorten(`${name}="${String(properties[name])}"`);
          error(`${url} is left out: URLs are paths, or begin with ${schemes}`);
        }
      }
      return undefined;
    }
    const source = text.source.slice(position?.start.offset ?? text.source.length);
    const [, name = tagName] = /^<([\w:.-]+)/.exec(source) ?? [];
    error(`<${name}> is left out`, 'docs/write.md#text');
    return containers.includes(tagName) ? SKIP : undefined;
  });
  return diagnostics;
}

/**
 * Finds headings of the level of the title, and levels that are left out. If the text has headings of the title's
 * level, all others follow from them, and only the first is reported.
 */
export function checkHeadings(text: RenderedText): Diagnostic[] {
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
