import type { Nodes, Parents } from 'mdast';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import { shorten } from '../text';
import type { Diagnostic, Fault, Located } from '../validation/diagnostic';
import { nearest } from '../validation/nearest';
import { CALLOUT, calloutKinds } from './rehype-callouts';
import { NOTATION } from './rehype-plain-code';

/** A fault in a text, with its line and severity. */
export interface TextFault extends Located<Fault>, Pick<Diagnostic, 'severity'> {
  /** The last line of an element that spans several. */
  lastLine?: number | undefined;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Finds words of Markdown that do not appear on the page, grouped by node. */
export function findLostWords(
  tree: Nodes,
  shown: string,
): Located<{ words: string; lastLine: number }>[] {
  const words = new Set(shown.match(WORD));
  const lost: ReturnType<typeof findLostWords> = [];
  visit(tree, (node: Nodes) => {
    const missing =
      textOf(node)
        .match(WORD)
        ?.filter((word) => !words.has(word)) ?? [];
    if (missing.length === 0) return;
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
    lost.push({ words: shorten(missing.join(' ')), line: start.line, lastLine: end.line });
  });
  return lost;
}

/** A link or image in Markdown. */
const LINK = /(!?\[[^\]\n]*\])\(([^()\n]+?)(\s+"[^"\n]*")?\)/g;

/** Finds code in languages that cannot be highlighted. */
export function findUnknownLanguages(tree: Nodes): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'code', ({ lang, position }) => {
    const name = lang?.split(/[,{]/, 1)[0]?.toLowerCase();
    if (!name || name === 'math' || name in bundledLanguages || isSpecialLang(name)) return;
    const [near] = nearest(name, Object.keys(bundledLanguages), 0.4);
    faults.push({
      severity: 'warning',
      line: position?.start.line ?? 1,
      expected: 'a language of https://shiki.style/languages, or text',
      found: `"${name}", which cannot be highlighted`,
      fix: near ? `write ${near}` : 'write a name from that list, such as go, yaml or sh; or text',
    });
  });
  return faults;
}

/** Code in braces, such as Liquid and the shortcodes of Hugo, up to the end that belongs to it. */
const TEMPLATE = /\{%-? *(\w+)[^]*?\{%-? *end\1 *-?%\}|\{%.+?%\}|\{\{.+?\}\}|\{:[^{}\n]+\}/;

const INSTEAD_OF_TEMPLATE =
  'remove it, or write Markdown: an image as ![what it shows](photo.jpg "Caption"), a formula between $$ and $$, a note as > [!NOTE]; if it is meant as text, put it between backticks';

/** Markup that is not rendered, with the fix. */
const unrendered: readonly (readonly [markup: RegExp, fix: string])[] = [
  [new RegExp(TEMPLATE, 'g'), INSTEAD_OF_TEMPLATE],
  // Shortcodes of WordPress, such as [caption id="a"]…[/caption].
  [/(?:\[(\w+)[^\]\n]*\][^[]*)?\[\/\w+\]|\[\w+(?: \w+="[^"\]\n]*")+ ?\/?\]/g, INSTEAD_OF_TEMPLATE],
  // LaTeX between single dollars, which are prices here.
  [
    /(?<![\w$])\$(?=[^\s$])(?:[a-z]|[^$\n]*[\\_^{][^$\n]*)(?<=\S)\$(?![\w$])/gi,
    'write each formula between $$ and $$',
  ],
  [/^#{2,6}\p{L}.*|^#\p{L}[^#\n]*$/gmu, 'write a space after the last #'],
  [/\[[^\]\n]+\] \((?:\/|https?:)[^()\s]*\)/g, 'write no space between ] and ('],
  [/\([^()\n]+\)\[\/[^\]\s]*\]/g, 'write the text between [ and ], then the path between ( and )'],
  [/!\[[^\]\n]*\([^()\s]+\)/g, 'write ] before ('],
  // Embeds of Hashnode.
  [/%\[[^\]\n]+\]/g, INSTEAD_OF_TEMPLATE],
  [/\*\*[^*\n]+\*\*/g, 'write no space inside the asterisks'],
  [/^\|.*\|[ \t]*\n\|.*\|/gm, 'write |---|---| below the first row, with as many --- as columns'],
  [/\[\^[^\]\n]+\]/g, 'write the footnote on a line of its own: [^1]: its text'],
  [
    /^\[!\w+\].*/g,
    `write one of ${calloutKinds.join(', ').toUpperCase()}, alone on its line; put a title below it, as > **Title**`,
  ],
];

/** The Markdown for a template with an image or URL, such as `{{< figure src="a.jpg" alt="A boat" >}}`. */
function insteadOf(template: string): string | undefined {
  if (!/^[{%[]/.test(template)) return undefined;
  const [, alt = 'what it shows'] = /\balt="([^"]*)"/.exec(template) ?? [];
  const [, src] = /\bsrc="([^"]+)"/.exec(template) ?? [];
  if (src) return `write ![${alt}](${src})`;
  const [url] = /https?:\/\/[^\s"%\]}]+/.exec(template) ?? [];
  return url && `write a link: [what it is](${url})`;
}

/** A stretch of text as pages show it, and as it is written. */
interface Run {
  value: string;
  written: string;
  line: number;
}

/** The texts of a tree. A bare URL, which becomes a link, belongs to the text around it. */
function textRuns(tree: Nodes, source: string): Run[] {
  const runs: Run[] = [];
  visit(tree, (parent: Nodes) => {
    let isOpen = false;
    for (const node of 'children' in parent ? (parent as Parents).children : []) {
      // Texts around some bare URLs have no position:
      // https://github.com/syntax-tree/mdast-util-gfm-autolink-literal
      const place = node.position ?? parent.position;
      const shown = node.type === 'text' ? node.value : node.type === 'link' ? node.url : '';
      const written = node.position
        ? source.slice(node.position.start.offset, node.position.end.offset)
        : shown;
      const isText = node.type === 'text' || (node.type === 'link' && /^\w/.test(written));
      const value = node.type === 'text' ? shown : written;
      const last = runs.at(-1);
      if (isText && isOpen && last) {
        last.value += value;
        last.written += written;
      } else if (isText) {
        runs.push({ value, written, line: place?.start.line ?? 1 });
      }
      isOpen = isText;
    }
  });
  return runs;
}

/** The line of a match in a text. */
const lineOf = (text: string, index: number, firstLine = 1) =>
  firstLine + text.slice(0, index).split('\n').length - 1;

/** Finds markup that pages would show as it is. */
export function findUnrendered(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  const report = (text: string, firstLine: number | undefined, markup: RegExp, fix: string) => {
    for (const { 0: found, index } of text.matchAll(markup)) {
      const line = lineOf(text, index, firstLine);
      // The two ends of a shortcode can be in different nodes.
      if (faults.some((fault) => fault.line === line && fault.fix === fix)) continue;
      faults.push({
        severity: 'warning',
        line,
        expected: 'Markdown or HTML',
        found: `${shorten(found)}, which pages show as it is`,
        fix: insteadOf(found) ?? fix,
      });
    }
  };
  for (const { value, line } of textRuns(tree, source)) {
    if (CALLOUT.test(value)) continue;
    // Links that are not read are faults of their own.
    const outside = value.replace(LINK, (link) => ' '.repeat(link.length));
    for (const [markup, fix] of unrendered) report(outside, line, markup, fix);
  }
  visit(tree, 'html', ({ value, position }) => {
    const shown = value.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/./g, ' '));
    const fix = 'write empty lines around it: inside HTML, Markdown is not read';
    report(shown, position?.start.line, LINK, fix);
  });
  return faults;
}

/** Writes a URL with spaces so that Markdown reads it. After it, there may be a caption in curly quotes, or attributes. */
function withoutSpaces(url: string): string {
  const [, path, caption] = /^(\S+)\s+(?:[“„«](.*)[”“»]|\w+=.*)$/.exec(url) ?? [];
  if (!path) return `<${url}>`;
  return caption ? `${path} "${caption}"` : path;
}

/** Text between the signs of MathJax for formulas. Markdown removes the backslashes. */
const MATHJAX = /\\([([])([^]*?)\\[)\]]/g;

/** Finds code blocks without an end, formulas of MathJax, and links with spaces, which pages would show as text. */
export function findUnread(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'code', ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
    if (!fence || written.trimEnd().endsWith(fence)) return;
    faults.push({
      severity: 'error',
      line: position?.start.line ?? 1,
      expected: 'a line that ends the code block',
      found: `${shorten(written.split('\n')[0] ?? '')}, and all text below it as code`,
      fix: `write ${fence} below the code`,
    });
  });
  for (const { value, written, line } of textRuns(tree, source)) {
    for (const { 0: found, 2: formula = '', index } of written.matchAll(MATHJAX)) {
      // Escaped brackets without a sign of LaTeX are meant as brackets.
      if (!/^\w$|[\\_^{=]/.test(formula)) continue;
      faults.push({
        severity: 'warning',
        line: lineOf(written, index, line),
        expected: 'formulas between $$ and $$',
        found: `${shorten(found)}, which pages show as text`,
        fix: `write $$${shorten(formula)}$$`,
      });
    }
    for (const { 0: link, 1: label, 2: url = '', 3: title = '', index } of value.matchAll(LINK)) {
      if (!/\s/.test(url)) continue;
      const path = url.replace(TEMPLATE, '').trim();
      const isTemplate = path !== url;
      faults.push({
        severity: 'error',
        line: lineOf(value, index, line),
        expected: isTemplate
          ? 'a path without template code'
          : 'a path without spaces, or one between < and >; a caption in straight quotes',
        found: shorten(link),
        fix: isTemplate
          ? `write ${label}(${path || 'the path of the page, such as /blog/my-post/'})`
          : `write ${label === '![]' ? '![what it shows]' : label}(${withoutSpaces(url)}${title})`,
      });
    }
  }
  return faults;
}

/**
 * Finds images without a description, and headings that skip a level or have the level of the title.
 * @param headingAbove level of the heading above the text on its page
 */
export function findInaccessible(tree: Nodes, headingAbove: number): TextFault[] {
  const faults: TextFault[] = [];
  let level = headingAbove;
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image' && !node.alt?.trim()) {
      faults.push({
        severity: 'error',
        line,
        expected: 'a description of the image for people who cannot see it',
        found: `![](${shorten(node.url)})`,
        fix: `write ![what it shows](${node.url}${node.title ? ` "${node.title}"` : ''}), or <img src="${node.url}" alt=""> for decoration`,
      });
    }
    if (node.type !== 'heading') return;
    if (node.depth < 2 || node.depth > level + 1) {
      const right = '#'.repeat(Math.max(2, Math.min(node.depth, level + 1)));
      faults.push({
        severity: 'error',
        line,
        expected: 'headings from ## on, below the title of the page, without skipped levels',
        found: `${'#'.repeat(node.depth)} after ${level === 1 ? 'the title' : '#'.repeat(level)}`,
        fix: `write ${right}`,
      });
    }
    level = Math.max(2, node.depth);
  });
  return faults;
}

/** The words of one node, without its children. */
function textOf(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? '';
  // The markers of callouts become titles.
  if (node.type === 'text') return node.value.replace(/^\[!\w+\]/, '');
  if (node.type === 'inlineCode') return node.value;
  // Comments that mark lines of code are not shown.
  if (node.type === 'code') return node.value.replace(NOTATION, '');
  if (node.type !== 'html') return '';
  // Only the words between tags, without entities.
  return node.value.replace(/<!--[^]*?-->|<\/?[a-z][^>]*>|&#?\w+;/gi, ' ');
}
