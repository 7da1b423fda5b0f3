import type { Element } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import type { Code, Definition, Html, Nodes, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { rehype } from 'rehype';
import { languageOf } from './code-meta';
import { shorten } from '../content/shorten';
import { siteVideo } from '../content/video-sites';
import { drawDiagram } from './diagram';
import { labelsIn, setFormula } from './formula';
import { findLostWords, type LostWords } from './lost-words';
import { isUnwritten } from '../site/placeholders';
import { parseMarkdown } from './markdown';
import { findUnclosed, linesBefore, type UnclosedElement } from './raw-html';
import { isDisplayed } from './remark-math-rules';
import { strippedFrom } from './stripped-html';
import { findTemplateTags, type TemplateTag } from './template-tags';
import { visitElements, visitNodes } from './visit';

/** Something in a text, and the line in which it begins. */
type Placed<T> = T & { line: number };

/** What a text says of the rest of the site, and what can be wrong with it. */
export interface TextFacts {
  links: Placed<{ url: string }>[];
  /** `alt` is undefined where there is none; empty where HTML says that a picture only adorns. */
  pictures: Placed<{ url: string; alt: string | undefined }>[];
  /** Links to video sites that are alone in their paragraphs: the names of their pictures. */
  videoCards: Placed<{ name: string }>[];
  /** Pictures that raw HTML names in `srcset`, which pages leave out. */
  sources: Placed<{ url: string }>[];
  headings: Placed<{ depth: number; words: string }>[];
  /** Formulas that cannot be set, and why; what to do, where that is known. */
  formulas: Placed<{ tex: string; error: string; fix?: string }>[];
  /** Diagrams that cannot be drawn, and why. */
  diagrams: Placed<{ error: string }>[];
  /** Blocks of code: the word after the fence, what follows it, and how many lines there are. */
  codeBlocks: Placed<{ language: string; meta: string; lineCount: number }>[];
  /** Fences of code that is not closed where its author meant it to be, and what shows that. */
  openFences: Placed<{ fence: string; error: string }>[];
  /** Names of footnotes that the text mentions and does not have. */
  lostFootnotes: Placed<{ name: string }>[];
  /** HTML that pages leave out, because it could do harm. */
  stripped: Placed<{ what: string }>[];
  /** Texts that are still to be written. */
  unwritten: Placed<{ words: string }>[];
  /** Elements that are never closed: the rest of the text would be in them. */
  unclosed: UnclosedElement[];
  /** Words that the page would lack. */
  lostWords: LostWords[];
  /** Tags of other generators, which pages would show as they are written. */
  templateTags: TemplateTag[];
}

const html = rehype().data('settings', { fragment: true }).freeze();

/** What an empty text says. */
export const noFacts = (): TextFacts => ({
  links: [],
  pictures: [],
  videoCards: [],
  sources: [],
  headings: [],
  formulas: [],
  diagrams: [],
  codeBlocks: [],
  openFences: [],
  lostFootnotes: [],
  stripped: [],
  unwritten: [],
  unclosed: [],
  lostWords: [],
  templateTags: [],
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
  const pieces: Placed<Html>[] = [];
  visitNodes(tree, (node) => {
    const line = firstLine - 1 + lineOf(node);
    const fence = findOpenFence(node, markdown);
    if (fence && node.type === 'math') {
      facts.formulas.push({ tex: '$$', error: 'a line of $$ is missing below it', line });
    } else if (fence) {
      facts.openFences.push({ ...fence, line });
    } else if (isFormula(node)) {
      const isBlock = node.type !== 'inlineMath' || isDisplayed(node);
      const formula = setFormula(node.value, isBlock, labels);
      if (!formula.ok) facts.formulas.push({ tex: node.value, error: formula.error, line });
    } else addNode(facts, node, line, definitions);
    if (node.type === 'text') addStrayMath(facts, markdown, node, line);
    if (node.type === 'html') pieces.push({ ...node, line });
  });
  facts.unclosed = findUnclosed(pieces);
  facts.lostWords = findLostWords(tree, firstLine);
  facts.templateTags = findTemplateTags(markdown, tree, firstLine);
  return facts;
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

/** Formulas in plain text: two dollars that begin or end none, and commands without dollars. */
function addStrayMath(facts: TextFacts, markdown: string, { position }: Text, line: number) {
  const written = markdown.slice(position?.start.offset, position?.end.offset);
  const add = (pattern: RegExp, error: string, fixOf?: (tex: string) => string) => {
    for (const { 0: tex, index } of written.matchAll(pattern)) {
      const fix = fixOf && { fix: fixOf(tex) };
      facts.formulas.push({ tex, error, line: line + linesBefore(written, index), ...fix });
    }
  };
  add(/(?<![\\$])\$\$(?!\$)/g, 'no $$ in the same paragraph closes it');
  add(
    /(?<!\\)\\(?:eq)?ref\{[^{}\n]+\}/g,
    'pages show it as it is written, outside of a formula',
    (tex) => `write $${tex}$`,
  );
}

function addNode(
  facts: TextFacts,
  node: Nodes,
  line: number,
  definitions: ReadonlyMap<string, Definition>,
) {
  const url = 'identifier' in node ? definitions.get(node.identifier)?.url : undefined;
  switch (node.type) {
    case 'link':
      addLink(facts, node.url, line);
      break;
    case 'linkReference':
      if (url !== undefined) addLink(facts, url, line);
      break;
    case 'paragraph': {
      const [link, ...others] = node.children;
      const video = link?.type === 'link' && others.length === 0 && siteVideo(link.url);
      if (video) facts.videoCards.push({ name: video.name, line });
      break;
    }
    case 'image':
      facts.pictures.push({ url: node.url, alt: node.alt || undefined, line });
      addUnwritten(facts, node.alt ?? '', line);
      addUnwritten(facts, node.title ?? '', line);
      break;
    case 'imageReference':
      if (url === undefined) break;
      facts.pictures.push({ url, alt: node.alt || undefined, line });
      break;
    case 'heading':
      facts.headings.push({ depth: node.depth, words: toString(node), line });
      break;
    case 'code':
      if (languageOf(node.lang) === 'mermaid') addDiagram(facts, node, line);
      else addCode(facts, node, line);
      break;
    case 'text':
      // A footnote that is defined is parsed as a reference: one in plain text has no definition.
      for (const [, name = ''] of node.value.matchAll(/\[\^([^\]\s]+)\]/g))
        facts.lostFootnotes.push({ name, line });
      addUnwritten(facts, node.value, line);
      break;
    case 'html':
      addHtml(facts, node, line);
      addUnwritten(facts, node.value, line);
  }
}

function addLink(facts: TextFacts, url: string, line: number) {
  facts.links.push({ url, line });
  // What has no scheme leads to a page of the site.
  if (/^[^/?#]*:/.test(url)) addStripped(facts, linkTo(url), line);
}

const linkTo = (href: string): Element => ({
  ...{ type: 'element', tagName: 'a', properties: { href }, children: [] },
});

function addStripped(facts: TextFacts, element: Element, line: number) {
  for (const what of strippedFrom(element)) facts.stripped.push({ what, line });
}

function addUnwritten(facts: TextFacts, text: string, line: number) {
  text.split('\n').forEach((words, index) => {
    if (isUnwritten(words)) facts.unwritten.push({ words: words.trim(), line: line + index });
  });
}

function addDiagram(facts: TextFacts, { value }: Code, line: number) {
  const diagram = drawDiagram(value);
  if (!diagram.ok) facts.diagrams.push({ error: diagram.error, line: line + diagram.line });
}

function addCode(facts: TextFacts, { lang, meta, value }: Code, line: number) {
  const lineCount = value.split('\n').length;
  facts.codeBlocks.push({ language: languageOf(lang), meta: meta ?? '', lineCount, line });
}

function addHtml(facts: TextFacts, { value }: Html, line: number) {
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
    if (depth) facts.headings.push({ depth: Number(depth), words: wordsOf(element), line: at });
  });
}
