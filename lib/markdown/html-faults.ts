import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { shorten } from '../text';
import { linkSchemes } from '../urls';
import type { TextFault } from './markdown-faults';
import { sanitizeSchema } from './sanitize-schema';

/** Fixes for elements that pages leave out with their content. */
const replacements: Readonly<Record<string, string>> = {
  iframe: 'write a link to it: pages load nothing from other hosts',
  embed: 'write a link to it',
  object: 'write a link to it',
  audio: 'write a link to it',
  script:
    'write a link to it, or its code as a code block: pages run no scripts of texts. For analytics and comments, see docs/services.md',
  style: 'remove it: texts have no styles of their own',
  picture: 'write <img>, or ![what it shows](photo.jpg): the build makes smaller copies',
  svg: 'save the drawing as a file, and show it with ![what it shows](drawing.svg)',
};

/** Fixes for attributes with an unsafe URL. */
const fixOfUrl: Readonly<Record<string, string>> = {
  href: `write a path of the site, or a URL of ${linkSchemes.map((scheme) => `${scheme}:`).join(', ')}`,
  src: 'save the file beside the text, and write its path there',
};

/** Attributes that the site sets itself, named as in hast trees. */
const NOT_NEEDED =
  /^(target|rel|loading|decoding|fetchPriority|srcSet|sizes|preload|data[A-Z]\w*)$/;

/** Checks a single element, without regard to its parents. */
const sanitize = rehypeSanitize({ ...sanitizeSchema, ancestors: {}, required: {} }) as (
  tree: Root,
) => Root;

const lineOf = ({ position }: Element) => position?.start.line ?? 1;

/**
 * Finds elements and attributes that sanitising removes, headings of the wrong level, and sizes of images that have
 * no effect.
 * @param tree the tree of a text before it is sanitised
 * @param headingAbove level of the heading above the text on its page
 */
export function findHtmlFaults(tree: Root, source: string, headingAbove: number): TextFault[] {
  const faults: TextFault[] = [];
  const removed = new Set<unknown>();
  let level = headingAbove;
  visit(tree, 'element', (element, _, parent) => {
    const written = source.slice(element.position?.start.offset ?? source.length);
    const depth = headingLevel(element);
    if (depth > 0) {
      if (depth < 2 || depth > level + 1) faults.push(wrongLevel(element, depth, level, written));
      level = Math.max(2, depth);
    }
    if (element.tagName === 'img') faults.push(...sizeFaults(element));
    const [kept] = sanitize({ type: 'root', children: [{ ...element, children: [] }] }).children;
    const isKept = kept?.type === 'element';
    if (!isKept && Object.hasOwn(replacements, element.tagName)) removed.add(element);
    // The content of a removed element is not reported separately. Types such as List<Item> contain nothing.
    if (removed.has(parent)) return;
    if (isKept) faults.push(...attributeFaults(element, kept, written.startsWith('<')));
    else faults.push(notShown(element, written));
  });
  return faults;
}

/** The level of a heading; 0 for other elements, and for the heading of footnotes, which has no position. */
const headingLevel = ({ tagName, position }: Element) =>
  position ? Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0) : 0;

function wrongLevel(element: Element, depth: number, level: number, written: string): TextFault {
  const mark = (one: number) => (written.startsWith('<') ? `<h${one}>` : '#'.repeat(one));
  return {
    severity: 'error',
    line: lineOf(element),
    expected: 'headings from ## on, below the title of the page, without skipped levels',
    found: `${mark(depth)} after ${level === 1 ? 'the title' : mark(level)}`,
    fix: `write ${mark(Math.max(2, Math.min(depth, level + 1)))}${depth === 1 ? ', or remove it if it repeats the title' : ''}`,
  };
}

function sizeFaults(image: Element): TextFault[] {
  const { width, height } = image.properties;
  const [name, size] = width === undefined ? ['height', height] : ['width', width];
  if (size === undefined || (name === 'width' && /^\d+$/.test(String(size)))) return [];
  return [
    {
      severity: 'warning',
      line: lineOf(image),
      expected: 'a width in pixels; the height is calculated',
      found: `${name}="${String(size)}"`,
      fix: 'write a number, such as width="400"',
    },
  ];
}

function notShown(element: Element, written: string): TextFault {
  const { tagName, position } = element;
  const [, name = tagName] = /^<([\w:.-]+)/.exec(written) ?? [];
  const replacement = Object.hasOwn(replacements, tagName) ? replacements[tagName] : undefined;
  return {
    severity: 'error',
    line: lineOf(element),
    lastLine: position?.end.line,
    expected: 'an element that pages show',
    found: `<${name}>`,
    fix:
      replacement ??
      'if it is meant as text, put it between backticks; else write Markdown instead of HTML, such as > [!NOTE] for a note',
  };
}

function attributeFaults(element: Element, kept: Element, isHtml: boolean): TextFault[] {
  return Object.entries(element.properties).flatMap(([name, value]): TextFault[] => {
    if (Object.hasOwn(kept.properties, name) || NOT_NEEDED.test(name)) return [];
    // Footnotes and task lists have classes that the author did not write.
    if (name === 'className' && !isHtml) return [];
    const fix = Object.hasOwn(fixOfUrl, name) ? fixOfUrl[name] : undefined;
    const attribute = name === 'className' ? 'class' : name.toLowerCase();
    const setting = value === true ? attribute : `${attribute}="${[value].flat().join(' ')}"`;
    return [
      {
        severity: fix ? 'error' : 'warning',
        line: lineOf(element),
        expected: fix ? 'a URL that is safe to open' : 'an attribute that pages keep',
        found: shorten(setting),
        fix: fix ?? 'remove the attribute',
      },
    ];
  });
}
