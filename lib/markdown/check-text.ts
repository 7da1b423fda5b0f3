import type { Element, Root, RootContent } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { shorten } from '../text';
import { linkSchemes } from '../urls';
import type { Located } from '../validation/diagnostic';
import { markdown } from './dialect';
import {
  findLostWords,
  findOpenFences,
  findUndescribed,
  findWordsInFormulas,
  unusedFootnotes,
  findBoldNames,
  findCodeFaults,
  type TextFault,
} from './markdown-faults';
import { renderMarkdown, type RenderOptions } from './render';
import { sanitizeSchema } from './sanitize-schema';
import { findUnrendered } from './unrendered-markup';

/** The links, images, media and ids of a text, and its faults. */
export interface TextReport {
  links: Located<{ url: string }>[];
  /** `alt` is undefined if it is missing, and empty for decorative images in HTML. */
  images: Located<{ url: string; alt: string | undefined }>[];
  /** Videos and their captions. */
  media: Located<{ url: string }>[];
  /** Every id in its HTML. */
  ids: string[];
  faults: TextFault[];
}

/**
 * Renders a text, and reports its links and images, elements that pages leave out, formulas with errors, and words
 * that are lost for any other reason.
 * @param source Markdown without front matter
 * @param headingAbove level of the heading above the text on its page
 */
export async function checkText(
  source: string,
  options: RenderOptions,
  headingAbove = 1,
): Promise<TextReport> {
  const report: TextReport = { links: [], images: [], media: [], ids: [], faults: [] };
  let shown = '';
  const { file } = await renderMarkdown(source, {
    ...options,
    rawPlugins: [() => (tree: Root) => readHtml(tree, source, headingAbove, report)],
    lastPlugins: [
      () => (tree: Root) => {
        shown = readShown(tree, report);
      },
    ],
  });
  const tree = markdown.parse(source);
  const unused = unusedFootnotes(tree);
  const open = findOpenFences(tree, source);
  report.faults.push(...open);
  for (const message of file.messages) {
    const line = message.ancestors?.findLast(({ position }) => position)?.position?.start.line;
    // What KaTeX cannot read there is the text below the formula.
    if (open.some((fault) => fault.line === line)) continue;
    const found = String(message.cause ?? message.reason).replace(/^.*?KaTeX parse error: /, '');
    const fix = /^Undefined control sequence/.test(found)
      ? 'write a command that https://katex.org/docs/supported lists'
      : 'write a } for each {, and for each \\begin{…} an \\end{…} with the same name; if $$ is meant as text, put it between backticks';
    report.faults.push({
      severity: 'error',
      line: line ?? 1,
      expected: 'a formula in LaTeX',
      found: shorten(found),
      fix,
    });
  }
  report.faults.push(
    ...findUnrendered(
      tree,
      source,
      unused.map(({ label }) => label),
    ),
    ...findCodeFaults(tree),
    ...findUndescribed(tree),
    ...findWordsInFormulas(tree),
    ...findBoldNames(tree, source),
  );
  for (const { label, ...place } of unused) {
    if (report.faults.some(({ fix }) => fix === `write [^${label}]`)) continue;
    report.faults.push({
      ...place,
      severity: 'error',
      expected: 'a mention of the footnote in the text',
      found: `[^${label}]: without one, so pages leave it out`,
      fix: `write [^${label}] where it belongs`,
    });
  }
  const reported = [...report.faults, ...unused].map(({ line, lastLine = line }) => ({
    line,
    lastLine,
  }));
  for (const { words, line, lastLine } of findLostWords(tree, shown)) {
    // The words of a formula or element, or of the same row, are reported already.
    if (reported.some((fault) => fault.line <= lastLine && line <= fault.lastLine)) continue;
    const isRow = /^\s*\|/.test(source.split('\n')[line - 1] ?? '');
    const fix = isRow
      ? 'write \\| for each | in a cell: the row has more cells than the first one'
      : 'look at the punctuation around them; close a comment with -->, and write < as &lt;';
    reported.push({ line, lastLine });
    report.faults.push({
      severity: 'error',
      line,
      expected: 'every word of the text on its page',
      found: `"${words}", left out`,
      fix,
    });
  }
  report.faults.sort((a, b) => a.line - b.line);
  return report;
}

/** Fixes for elements that pages leave out with their content. */
const INSTEAD: Readonly<Record<string, string>> = {
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

/** Reads the tree of a text before it is sanitised. */
function readHtml(tree: Root, source: string, headingAbove: number, report: TextReport) {
  const removed = new Set<unknown>();
  let level = headingAbove;
  visit(tree, 'element', (element, _, parent) => {
    const { tagName, properties, position } = element;
    const line = position?.start.line ?? 1;
    const written = source.slice(position?.start.offset ?? source.length);
    // The heading of footnotes has no position.
    const depth = position ? Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0) : 0;
    if (depth > 0) {
      if (depth < 2 || depth > level + 1) {
        const mark = (one: number) => (written.startsWith('<') ? `<h${one}>` : '#'.repeat(one));
        report.faults.push({
          severity: 'error',
          line,
          expected: 'headings from ## on, below the title of the page, without skipped levels',
          found: `${mark(depth)} after ${level === 1 ? 'the title' : mark(level)}`,
          fix: `write ${mark(Math.max(2, Math.min(depth, level + 1)))}${depth === 1 ? ', or remove it if it repeats the title' : ''}`,
        });
      }
      level = Math.max(2, depth);
    }
    if (tagName === 'a' && properties.href !== undefined) {
      report.links.push({ url: String(properties.href), line });
    }
    if (tagName === 'img') {
      const alt = properties.alt === undefined ? undefined : String(properties.alt);
      report.images.push({ url: String(properties.src ?? ''), alt, line });
      const { width, height } = properties;
      const [name, size] = width === undefined ? ['height', height] : ['width', width];
      const isInPixels = name === 'width' && /^\d+$/.test(String(size));
      if (size !== undefined && !isInPixels) {
        report.faults.push({
          severity: 'warning',
          line,
          expected: 'a width in pixels; the height is calculated',
          found: `${name}="${String(size)}"`,
          fix: 'write a number, such as width="400"',
        });
      }
    }
    if (tagName === 'video' || tagName === 'track') {
      report.media.push({ url: String(properties.src ?? ''), line });
    }
    if (tagName === 'video' && properties.poster) {
      report.media.push({ url: String(properties.poster), line });
    }
    const [kept] = sanitize({ type: 'root', children: [{ ...element, children: [] }] }).children;
    if (kept?.type !== 'element' && Object.hasOwn(INSTEAD, tagName)) removed.add(element);
    // The content of a removed element is not reported separately. Types such as List<Item> contain nothing.
    const [, name = tagName] = /^<([\w:.-]+)/.exec(written) ?? [];
    if (!removed.has(parent)) {
      readRemoved(element, kept, { name, line, isHtml: written.startsWith('<') }, report);
    }
  });
}

/** Reports an element, or attributes of it, that sanitising removes. */
function readRemoved(
  { tagName, properties, position }: Element,
  kept: RootContent | undefined,
  { name: written, line, isHtml }: { name: string; line: number; isHtml: boolean },
  report: TextReport,
) {
  if (kept?.type !== 'element') {
    report.faults.push({
      severity: 'error',
      line,
      lastLine: position?.end.line,
      expected: 'an element that pages show',
      found: `<${written}>`,
      fix:
        (Object.hasOwn(INSTEAD, tagName) ? INSTEAD[tagName] : undefined) ??
        'if it is meant as text, put it between backticks; else write Markdown instead of HTML, such as > [!NOTE] for a note',
    });
    return;
  }
  for (const [name, value] of Object.entries(properties)) {
    if (name in kept.properties || NOT_NEEDED.test(name)) continue;
    // Footnotes and task lists have classes that the author did not write.
    if (name === 'className' && !isHtml) continue;
    const isUrl = name in fixOfUrl;
    const attribute = name === 'className' ? 'class' : name.toLowerCase();
    const setting = value === true ? attribute : `${attribute}="${[value].flat().join(' ')}"`;
    report.faults.push({
      severity: isUrl ? 'error' : 'warning',
      line,
      expected: isUrl ? 'a URL that is safe to open' : 'an attribute that pages keep',
      found: shorten(setting),
      fix: fixOfUrl[name] ?? 'remove the attribute',
    });
  }
}

/** Collects ids and all words that are seen or heard from the tree that pages show. */
function readShown(tree: Root, report: TextReport): string {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type !== 'element') return;
    const { id, alt, title, ariaLabel } = node.properties;
    if (id) report.ids.push(String(id));
    texts.push([alt, title, ariaLabel].join(' '));
  });
  return texts.join(' ');
}
