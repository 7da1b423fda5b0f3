import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic, Fault, Located } from '../diagnostic';
import { shorten } from '../text';
import { CALLOUT } from './rehype-callouts';

/** What is wrong in a text. */
export type TextFault = Located<Fault & Pick<Diagnostic, 'severity'>>;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Finds words of Markdown that do not appear on the page, grouped by node. */
export function findLostWords(tree: Nodes, shown: string): Located<{ words: string }>[] {
  const words = new Set(shown.match(WORD));
  const lost: Located<{ words: string }>[] = [];
  visit(tree, (node: Nodes) => {
    const missing =
      textOf(node)
        .match(WORD)
        ?.filter((word) => !words.has(word)) ?? [];
    if (missing.length === 0) return;
    lost.push({ words: shorten(missing.join(' ')), line: node.position?.start.line ?? 1 });
  });
  return lost;
}

/** A link or image, as it is written. */
const LINK = /(!?\[[^\]\n]*\])\(([^()\n]+)\)/g;

/** Braces beside the language of code, and what is in them, unless these are lines to mark. */
const ATTRIBUTES = /(?:(?<!\s)\{|\{(?![\d,-]+\}))([^{}]*)/;

/** Markup of other generators, and footnotes that are nowhere written. */
const FOREIGN = new RegExp(
  [
    // Code of templates, attributes of Kramdown, and ids of Hugo.
    String.raw`\{%.+?%\}|\{\{.+?\}\}|\{:[^{}\n]+\}|\{#[\w-]+\}$`,
    // Links, highlights and comments of Obsidian.
    String.raw`\[\[.+?\]\]|==\S[^=\n]*==|%%.+?%%`,
    // Shortcodes of WordPress.
    String.raw`\[(?:caption|gallery|embed|audio|video|playlist|youtube|contact-form)\b[^\]\n]*\]`,
    // Imports of MDX, and boxes.
    String.raw`^import .+ from .+|^(?::::|!!! )\w+`,
    String.raw`\[\^[^\]\n]+\]`,
  ].join('|'),
  'm',
);

/** Finds code without an end, links with spaces, and markup of other generators, which pages would show as text. */
export function findUnread(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  const writtenAs = ({ position }: Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  visit(tree, 'code', (code) => {
    const written = writtenAs(code);
    const [first = '', fence] = /^(`{3,}|~{3,}).*/.exec(written) ?? [];
    if (!fence) return;
    const line = code.position?.start.line ?? 1;
    if (!written.trimEnd().endsWith(fence)) {
      faults.push({
        severity: 'error',
        line,
        expected: 'a line that ends the block of code',
        found: `${shorten(first)}, and all text below it as code`,
        fix: `write ${fence} below the code`,
      });
    }
    const [, attributes] = ATTRIBUTES.exec(first.replace(/title="[^"]*"/, '')) ?? [];
    if (attributes === undefined) return;
    const [lines = ''] = /(?<=hl_lines=["[]*|^)\d[\d", -]*/.exec(attributes) ?? [];
    const marked = lines.match(/\d+(-\d+)?/g)?.join(',');
    const language = /^[\w#+-]*/.exec(code.lang ?? '');
    faults.push({
      severity: 'warning',
      line,
      expected: 'the language of the code, and in braces the lines to mark: ts {1,3-5}',
      found: `${shorten(first)}, whose braces pages cannot read`,
      fix: `write ${fence}${language}${marked ? ` {${marked}}` : ''}`,
    });
  });
  visit(tree, 'blockquote', (quote) => {
    const [first, kind = '', title = ''] = /^>[ \t]*\[!(\w+)\](.*)/.exec(writtenAs(quote)) ?? [];
    const isKnown = CALLOUT.test(`[!${kind}]`);
    if (!first || (isKnown && title.trim() === '')) return;
    const words = title.replace(/^[-+]/, '').trim();
    faults.push({
      severity: 'error',
      line: quote.position?.start.line ?? 1,
      expected:
        'NOTE, TIP, IMPORTANT, WARNING or CAUTION as the kind of a callout, alone in its line',
      found: `${shorten(first)}, which pages show as a quote`,
      fix: `write > [!${isKnown ? kind.toUpperCase() : 'NOTE'}]${words ? `, and below it > **${words}**` : ''}`,
    });
  });
  visit(tree, 'text', ({ value, position }) => {
    const lineOf = (index: number) =>
      (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
    for (const { 0: written, 1: label, 2: url = '', index } of value.matchAll(LINK)) {
      if (!/\s/.test(url) || FOREIGN.test(url)) continue;
      faults.push({
        severity: 'error',
        line: lineOf(index),
        expected: 'the path of an image or link without spaces',
        found: shorten(written),
        fix: `write ${label}(<${url}>), or rename the file`,
      });
    }
    const foreign = FOREIGN.exec(value);
    if (!foreign) return;
    faults.push({
      severity: 'warning',
      line: lineOf(foreign.index),
      expected: 'Markdown or HTML, which is all that pages read',
      found: `${shorten(foreign[0])}, which pages show as it is`,
      fix: foreign[0].startsWith('[^')
        ? `write the footnote, on a line of its own: ${foreign[0]}: its text`
        : 'write Markdown in its place; if it is meant as text, put it between backticks',
    });
  });
  return faults;
}

/**
 * Finds images without a description, and headings that leave out a level or have that of the title.
 * @param headingAbove the level of the heading that the page has above the text
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
        expected: 'a description of the image for those who cannot see it',
        found: `![](${shorten(node.url)})`,
        fix: `write ![what it shows](${node.url}), or <img src="${node.url}" alt=""> for decoration`,
      });
    }
    if (node.type !== 'heading') return;
    if (node.depth < 2 || node.depth > level + 1) {
      const right = '#'.repeat(Math.max(2, Math.min(node.depth, level + 1)));
      faults.push({
        severity: 'error',
        line,
        expected: 'headings from ## on, below the title of the page, that leave out no level',
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
  if (node.type === 'code') return node.value.replace(/(\/\/|#|<!--|\/\*) *\[!code.*/g, '');
  if (node.type !== 'html') return '';
  // The words between tags; entities stand for characters.
  return node.value.replace(/<!--[^]*?-->|<\/?[a-z][^>]*>|&#?\w+;/gi, ' ');
}
