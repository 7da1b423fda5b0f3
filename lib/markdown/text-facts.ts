import type { Element } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code, Definition, Html, Nodes, Parents, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { rehype } from 'rehype';
import { languageOf } from './code-meta';
import { shorten } from '../content/shorten';
import type { Finding } from '../content/problem';
import { drawDiagram } from './diagram';
import { labelsIn, setFormula } from './formula';
import { findLostWords } from './lost-words';
import { nearest } from '../nearest';
import { isUnwritten } from '../site/placeholders';
import { parseMarkdown } from './markdown';
import { findUnclosed, linesBefore } from './raw-html';
import { isDisplayed } from './remark-math-rules';
import { strippedFrom } from './stripped-html';
import { findTemplateTags } from './template-tags';
import { warnOfCode, warnOfHeadings, type Heading } from './text-warnings';
import { visitElements, visitNodes } from './visit';

/** Something in a text, and the line in which it begins. */
export type Placed<T> = T & { line: number };

/** What a text says of the rest of the site, and what is wrong with it by itself. */
export interface TextFacts {
  links: Placed<{ url: string }>[];
  /** `alt` is undefined where there is none; empty where HTML says that a picture only adorns. */
  pictures: Placed<{ url: string; alt: string | undefined }>[];
  /** Pictures that raw HTML names in `srcset`, which pages leave out. */
  sources: Placed<{ url: string }>[];
  /** Texts that are still to be written. */
  unwritten: Placed<{ words: string }>[];
  errors: Placed<Finding>[];
  /** What could be better. */
  warnings: Placed<{ words: string }>[];
}

const html = rehype().data('settings', { fragment: true }).freeze();

/** What an empty text says. */
export const noFacts = (): TextFacts => ({
  links: [],
  pictures: [],
  sources: [],
  unwritten: [],
  errors: [],
  warnings: [],
});

/**
 * Reads what a text links to, shows and holds.
 * @param markdown a text, without front matter, that is not nested too deeply
 * @param firstLine the line of the file in which the text begins
 */
export function readText(markdown: string, firstLine = 1): TextFacts {
  const facts = noFacts();
  const tree = parseMarkdown(markdown);
  const definitions = new Map<string, Definition>();
  const formulas: string[] = [];
  visitNodes(tree, (node) => {
    if (isFormula(node)) formulas.push(node.value);
    // As everywhere in Markdown, the first definition of a name counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  const labels = labelsIn(formulas);
  const headings: Heading[] = [];
  const pieces: Placed<Html>[] = [];
  let figure: Nodes | undefined;
  visitNodes(tree, (node) => {
    const line = firstLine - 1 + lineOf(node);
    const fence = findOpenFence(node, markdown);
    if (fence && node.type === 'math') {
      addFormula(facts, '$$', 'a line of $$ is missing below it', line);
    } else if (fence) {
      facts.errors.push({ ...openFence(fence), line });
    } else if (isFormula(node)) {
      const isBlock = node.type !== 'inlineMath' || isDisplayed(node);
      const formula = setFormula(node.value, isBlock, labels);
      if (!formula.ok) addFormula(facts, node.value, formula.error, line);
    } else if (!isEmbed(node, markdown)) addNode(facts, headings, node, line, definitions);
    if (node.type === 'text') addStrayMath(facts, markdown, node, line);
    // A tag of Hugo may begin as HTML does: {{<figure src="a.png">}}.
    const isTag = markdown.startsWith('{{', (node.position?.start.offset ?? 0) - 2);
    if (node.type === 'html' && !isTag) pieces.push({ ...node, line });
    if (node.type === 'paragraph') figure = pictureAloneIn(node);
    const { title } = targetOf(node, definitions) ?? {};
    if (/^image/.test(node.type) && title && node !== figure) {
      const words = `"${shorten(title)}" would be no caption: put empty lines before and after the picture`;
      facts.warnings.push({ words, line });
    }
  });
  facts.warnings.push(...warnOfHeadings(headings));
  facts.errors.push(
    ...findUnclosed(pieces).map(({ name, line }) => ({
      line,
      expected: `</${name}> somewhere after <${name}>`,
      found: `<${name}> without it: the rest of the text would be in it`,
      fix: `close it with </${name}>, or write it as \`<${name}>\``,
    })),
    ...findLostWords(tree, firstLine).map(({ words, line, fix }) => ({
      line,
      fix,
      expected: 'every word of the text on its page',
      found: `words that the page would lack: "${shorten(words)}"`,
    })),
    ...findTemplateTags(markdown, tree, firstLine).map(({ written, line, fix }) => ({
      line,
      fix,
      expected: 'Markdown: pages would show this as it is written',
      found: `"${shorten(written)}"`,
    })),
  );
  return facts;
}

/** Whether a link is a tag with an id, such as Zenn's @[youtube](abc), which findTemplateTags reports. */
const isEmbed = (node: Nodes, markdown: string) =>
  node.type === 'link' &&
  !/[/.#:]/.test(node.url) &&
  markdown[(node.position?.start.offset ?? 0) - 1] === '@';

/** The definition of a reference, which has its URL and title; other nodes have their own. */
function targetOf(node: Nodes, definitions: ReadonlyMap<string, Definition>) {
  const target = 'identifier' in node ? definitions.get(node.identifier) : node;
  return target && 'url' in target ? target : undefined;
}

/** The picture that rehype-figures makes a figure of: it is alone in a paragraph, or in a link that is. */
function pictureAloneIn({ children }: Parents): Nodes | undefined {
  const [only, ...others] = children.filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
  if (!only || others.length > 0) return undefined;
  return /^link/.test(only.type) ? pictureAloneIn(only as Parents) : only;
}

const lineOf = ({ position }: Nodes | Element) => position?.start.line ?? 1;

const isFormula = (node: Nodes): node is Extract<Nodes, { type: 'math' | 'inlineMath' | 'code' }> =>
  /math$/i.test(node.type) || (node.type === 'code' && languageOf(node.lang) === 'math');

/**
 * The fence of code or of a formula that has no closing one, or gets that of the next block. CommonMark
 * takes the rest of the text for code then: https://spec.commonmark.org/0.31.2/#fenced-code-blocks
 */
function findOpenFence(node: Nodes, markdown: string) {
  if (node.type !== 'code' && node.type !== 'math') return undefined;
  const written = markdown.slice(node.position?.start.offset, node.position?.end.offset);
  const [fence] = /^(?:`{3,}|~{3,}|\${2,})/.exec(written) ?? [];
  // Indented code has none.
  if (!fence) return undefined;
  const fences = `[${fence[0]}]{${fence.length},}`;
  if (!new RegExp(`\n[ \t>]*${fences}[ \t]*$`).test(written)) {
    return { fence, error: 'the rest of the text would be code' };
  }
  const [next] = new RegExp(`^ {0,3}${fences}[ \t]*\\w.*`, 'm').exec(node.value) ?? [];
  return next
    ? { fence, error: `"${shorten(next.trim())}" would be a line of the code` }
    : undefined;
}

const openFence = ({ fence, error }: { fence: string; error: string }): Finding => ({
  expected: `a line of ${fence} alone below the code, which closes it`,
  found: `${fence} without it: ${error}`,
  fix: `write a line of ${fence} where the code ends; code with such a line in it begins and ends with ${fence}${fence[0]}`,
});

function addFormula(
  facts: TextFacts,
  tex: string,
  error: string,
  line: number,
  fix = 'correct the formula; write a dollar that is none as \\$',
) {
  const found = `${shorten(tex)}: ${error}`;
  facts.errors.push({ line, expected: 'a formula in LaTeX', found, fix });
}

/** Formulas in plain text: two dollars that begin or end none, and commands without dollars. */
function addStrayMath(facts: TextFacts, markdown: string, { position }: Text, line: number) {
  const written = markdown.slice(position?.start.offset, position?.end.offset);
  for (const { index } of written.matchAll(/(?<![\\$])\$\$(?!\$)/g)) {
    const error = 'no $$ in the same paragraph closes it';
    addFormula(facts, '$$', error, line + linesBefore(written, index));
  }
  for (const { 0: tex, index } of written.matchAll(/(?<!\\)\\(?:eq)?ref\{[^{}\n]+\}/g)) {
    const error = 'pages show it as it is written, outside of a formula';
    addFormula(facts, tex, error, line + linesBefore(written, index), `write $${tex}$`);
  }
}

function addNode(
  facts: TextFacts,
  headings: Heading[],
  node: Nodes,
  line: number,
  definitions: ReadonlyMap<string, Definition>,
) {
  const url = targetOf(node, definitions)?.url;
  switch (node.type) {
    case 'link':
    case 'linkReference':
      if (url !== undefined) addLink(facts, url, line);
      break;
    case 'image':
    case 'imageReference':
      if (url !== undefined) facts.pictures.push({ url, alt: node.alt || undefined, line });
      addUnwritten(facts, node.alt ?? '', line);
      if ('title' in node) addUnwritten(facts, node.title ?? '', line);
      break;
    case 'heading':
      headings.push({ depth: node.depth, words: toString(node), line });
      break;
    case 'code':
      if (languageOf(node.lang) === 'mermaid') addDiagram(facts, node, line);
      else facts.warnings.push(...warnOfCode(node).map((words) => ({ words, line })));
      break;
    case 'text':
      // A footnote that is defined is parsed as a reference: one in plain text has no definition.
      for (const [, name = ''] of node.value.matchAll(/\[\^([^\]\s]+)\]/g))
        facts.warnings.push({
          words: `[^${name}] has no note: write [^${name}]: and its text, in a line of its own`,
          line,
        });
      if (UNUSED_BOLD.test(node.value))
        facts.warnings.push({ words: `"${shorten(node.value)}": ${BOLD}`, line });
      addUnwritten(facts, node.value, line);
      break;
    case 'html':
      addHtml(facts, headings, node, line);
      addUnwritten(facts, node.value, line);
  }
}

const CJK = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]`;
const SIGN = String.raw`[\p{P}\p{S}]`;

/** https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run */
const UNUSED_BOLD = new RegExp(`${CJK}\\*\\*${SIGN}|${SIGN}\\*\\*${CJK}`, 'u');
const BOLD =
  'pages show ** between a letter and a sign such as 「: put a space outside of them, or write <strong>…</strong>';

function addLink(facts: TextFacts, url: string, line: number) {
  facts.links.push({ url, line });
  // What has no scheme leads to a page of the site.
  const [, scheme] = /^([^/?#]*):/.exec(url) ?? [];
  if (scheme === undefined) return;
  const fix = fixOfScheme(scheme.toLowerCase(), url);
  if (!fix) return addStripped(facts, h('a', { href: url }), line);
  const expected = 'a link that begins with https://, mailto: or tel:';
  facts.errors.push({ line, expected, found: `"${shorten(url)}"`, fix });
}

/** What to write in place of a misspelled beginning of a URL. */
function fixOfScheme(scheme: string, url: string): string | undefined {
  const [near] = ['https', 'http', 'mailto', 'tel'].includes(scheme)
    ? [scheme]
    : nearest(scheme, ['https', 'http', 'mailto', 'tel'], 0.4);
  if (!near) return undefined;
  const start = `${near}:${near.startsWith('http') ? '//' : ''}`;
  const right = url.replace(/^[^:]*:\/*/, start);
  return right.toLowerCase() === url.toLowerCase() ? undefined : `write ${shorten(right)}`;
}

function addStripped(facts: TextFacts, element: Element, line: number) {
  for (const what of strippedFrom(element)) {
    const isClass = what.startsWith('class=');
    // Texts from elsewhere have dozens of classes, and one warning says it of all.
    if (isClass && facts.warnings.some(({ words }) => words.startsWith('class='))) continue;
    const found = `${shorten(what)}: pages leave it out, as ${isClass ? 'all classes' : 'it could do harm'}`;
    const fix = INSTEAD.find(([elements]) => elements.test(what))?.[1];
    if (fix) facts.errors.push({ line, expected: 'what pages can show', found, fix });
    else facts.warnings.push({ words: `${found}; write markdown instead`, line });
  }
}

/** What to write in place of elements that hold more than words. */
const INSTEAD: readonly (readonly [elements: RegExp, fix: string])[] = [
  [
    /^<(iframe|embed|object)>/,
    'write a link: one to a video, alone in its paragraph, becomes a card',
  ],
  [/^<video>/, 'put the video beside the post, and write ![what it shows](my-post/clip.mp4)'],
  [/^<audio>/, 'write a link to it'],
];

function addUnwritten(facts: TextFacts, text: string, line: number) {
  text.split('\n').forEach((words, index) => {
    if (isUnwritten(words)) facts.unwritten.push({ words: words.trim(), line: line + index });
  });
}

function addDiagram(facts: TextFacts, { value }: Code, line: number) {
  const diagram = drawDiagram(value);
  if (diagram.ok) return;
  facts.errors.push({
    line: line + diagram.line,
    expected: 'a diagram in the language of Mermaid',
    found: diagram.error,
    fix: 'correct it, with spaces around arrows: https://mermaid.js.org/intro/syntax-reference.html',
  });
}

function addHtml(facts: TextFacts, headings: Heading[], { value }: Html, line: number) {
  if (!/<[a-z]/i.test(value)) return;
  visitElements(html.parse(value), (element) => {
    const at = line + lineOf(element) - 1;
    addStripped(facts, element, at);
    const { href, src, srcSet, alt } = element.properties;
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (element.tagName === 'a' && href) facts.links.push({ url: String(href), line: at });
    if (element.tagName === 'img') {
      const words = alt === undefined ? undefined : String(alt);
      facts.pictures.push({ url: String(src ?? ''), alt: words, line: at });
    }
    for (const source of srcSet ? String(srcSet).split(',') : []) {
      const [url = ''] = source.trim().split(/\s/);
      facts.sources.push({ url, line: at });
    }
    if (depth) headings.push({ depth: Number(depth), words: wordsOf(element), line: at });
  });
}
