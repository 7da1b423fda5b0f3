import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic, Fault, Located } from '../diagnostic';
import { shorten } from '../text';

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

/** Code of templates: Liquid's, Hugo's and Jinja's. */
const TEMPLATE = /\{%.+?%\}|\{\{.+?\}\}/g;

/** What stands for the path of a post: Jekyll's post_url and link, and Hugo's ref and relref. */
const POST_OF_TEMPLATE =
  /\{[{%][<%]?-? *(?:post_url|link +_posts\/|(?:rel)?ref) *"?(?:[^\s"]*\/)?([\w-]+)[^\s"%}]*"? *[>%-]*[%}]\}/;

/** Attributes of Kramdown. */
const ATTRIBUTES = /\{:[^{}\n]+\}/g;

/** The same, and those of Hugo at the end. */
const HEADING_ATTRIBUTES = /\{:[^{}\n]+\}|\{[#.][\w-][^{}\n]*\}$/g;

/** The path in a URL with code of a template: `/about/` in `{{ site.baseurl }}/about/`. */
export const withoutTemplates = (url: string): string =>
  url
    .replace(POST_OF_TEMPLATE, '/blog/$1/')
    .replace(/\{\{[^"'{}]*["']([^"']*)["'][^{}]*\}\}/, '$1')
    .replace(TEMPLATE, '');

/** Finds markup of other generators that pages would show as text, and links with spaces. */
export function findUnread(tree: Nodes): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'text', ({ value, position }, _, parent) => {
    const lineOf = (index: number) =>
      (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
    for (const { 0: written, 1: label, 2: url = '', index } of value.matchAll(LINK)) {
      const path = withoutTemplates(url);
      const isTemplate = path !== url;
      if (!isTemplate && !/\s/.test(url)) continue;
      faults.push({
        severity: 'error',
        line: lineOf(index),
        expected: 'the path of an image or link without spaces',
        found: shorten(written),
        fix: `write ${label}(<${url}>), or rename the file`,
        ...(isTemplate && {
          expected: 'the path of an image or page: pages run no Liquid or other templates',
          fix: `write ${label}(${path || '/blog/my-post/'}), with the path that it has on this site`,
        }),
      });
    }
    const rest = value.replace(LINK, (link) => link.replace(/./g, ' '));
    const [code] = rest.matchAll(TEMPLATE);
    const attributes = rest.matchAll(parent?.type === 'heading' ? HEADING_ATTRIBUTES : ATTRIBUTES);
    for (const { 0: written, index } of [...(code ? [code] : []), ...attributes]) {
      faults.push({
        // Links to such an id are dead.
        severity: written.startsWith('{#') ? 'error' : 'warning',
        line: lineOf(index),
        expected: 'Markdown or HTML, which is all that pages read',
        found: `${shorten(written)}, which pages show as it is`,
        fix: fixOfMarkup(written),
      });
    }
  });
  return faults;
}

/** What to write in place of markup of other generators. */
function fixOfMarkup(written: string): string {
  if (/^\{: *toc/.test(written)) {
    return 'remove it, and the list that it is for: posts have an outline';
  }
  if (written.startsWith('{#')) {
    return 'remove it, and link to the id that is made of the words of the heading';
  }
  if (/^\{[:.]/.test(written)) return 'remove it; if it is meant as text, put it between backticks';
  return 'write Markdown in its place; if it is meant as text, put it between backticks';
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
