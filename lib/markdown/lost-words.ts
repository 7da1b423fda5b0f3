import type { Root as HastRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Definition, Nodes, Root } from 'mdast';
import { shorten } from '../content/shorten';
import { languageOf, parseCodeMeta } from './code-meta';
import { treeToHast } from './markdown';
import { linesBefore, replaceWords, WORD } from './raw-html';
import { visitElements, visitNodes } from './visit';

/** Words of a text that its page would lack. */
export interface LostWords {
  words: string;
  line: number;
  fix: string;
}

/**
 * Finds the words of a text that do not get to its page, whatever the reason: renders a copy of the
 * text in which each word is a number, and looks which numbers are there. What is rendered after
 * sanitising adds words and removes none.
 * @param tree a text as it was parsed
 * @param firstLine the line of the file in which it begins
 * @returns each run of words that are missing
 */
export function findLostWords(tree: Root, firstLine: number): LostWords[] {
  const copy = copyOf(tree) as Root;
  const words = numberWords(copy, firstLine);
  const shown = numbersIn(treeToHast(copy));
  const lost: (LostWords & { next: number })[] = [];
  for (const [number, word] of words.entries()) {
    if (shown.has(number)) continue;
    const last = lost.at(-1);
    if (last?.next !== number) lost.push({ ...word, next: number + 1 });
    else Object.assign(last, { words: `${last.words} ${word.words}`, next: number + 1 });
  }
  return lost.map(({ words, line, fix }) => ({ words, line, fix }));
}

/** Copies the nodes of a tree, which share positions and data. structuredClone takes 1 ms more of a post's 17. */
const copyOf = (node: Nodes): Nodes =>
  'children' in node ? ({ ...node, children: node.children.map(copyOf) } as Nodes) : { ...node };

/** Writes numbers in place of the words of a tree; returns them with what to do if they are lost. */
function numberWords(tree: Root, firstLine: number): LostWords[] {
  const words: LostWords[] = [];
  const mentioned = new Set<string>();
  visitNodes(tree, (node) => {
    if ('identifier' in node && /Reference$/.test(node.type)) mentioned.add(nameOf(node));
  });
  let columns = 0;
  let html: string | undefined;
  numberIn(tree);
  return words;

  function numberIn(node: Nodes, fix?: string) {
    const line = firstLine - 1 + (node.position?.start.line ?? 1);
    const write = (word: string, offset: number, text: string, inAttribute = false) => {
      words.push({
        words: word,
        line: line + linesBefore(text, offset),
        fix: fix ?? (inAttribute ? ATTRIBUTE : html) ?? NOTE,
      });
      return `w${words.length - 1}w`;
    };
    if (node.type === 'code' && node.meta) {
      const lost = languageOf(node.lang) === 'math' ? node.meta : parseCodeMeta(node.meta).rest;
      lost.replace(WORD, (word) => (words.push({ words: word, line, fix: META }), word));
    }
    if (node.type === 'html') {
      const [tag = ''] = node.value.split('\n');
      html = `close or correct ${shorten(tag)} in line ${line}, or write it in backticks`;
      node.value = replaceWords(node.value, write);
    } else if ('value' in node) {
      node.value = node.value.replace(WORD, write);
      // The text of a formula is in its data once more.
      if (/math/i.test(node.type)) Object.assign(node, { type: 'inlineCode', data: undefined });
    }
    if ('alt' in node) node.alt = node.alt?.replace(WORD, write);
    if (node.type === 'table') columns = node.children[0]?.children.length ?? 0;
    // Of two with one name, the first counts.
    if (node.type === 'footnoteDefinition' && !mentioned.delete(nameOf(node))) fix = NOTE;
    if (node.type === 'definition' && !mentioned.delete(nameOf(node))) {
      if (isComment(node)) return;
      fix = DEFINITION;
      node.label?.replace(WORD, write);
    }
    if ('title' in node) {
      const inTitle = (word: string, at: number, title: string) => write(word, at, title, true);
      node.title = node.title?.replace(WORD, inTitle);
    }
    if (!('children' in node)) return;
    for (const [index, child] of node.children.entries()) {
      numberIn(child, node.type === 'tableRow' && index >= columns ? CELL : fix);
    }
  }
}

/** Notes and links may have the same names. */
const nameOf = ({ type, identifier }: { type: string; identifier: string }) =>
  `${/^footnote/.test(type) ? '^' : ''}${identifier}`;

/** Whether a link leads nowhere, as in `[//]: # (words)`, which writers of Markdown use for comments. */
const isComment = ({ url }: Definition) => url === '' || url === '#';

const DEFINITION = 'write \\[ in place of [ if it is no link, or mention the link, or delete it';

const META = 'write {2,4-6} or title="…" after the language, or nothing';

const ATTRIBUTE =
  'correct the quotes around these words, or write them as text, which is always shown';

const CELL = 'add a column to the first row of the table, or write a bar that is text as \\|';

const NOTE = 'mention the footnote in the text, under a name that no other has, or delete it';

/** The numbers of the words that are read on a page. */
function numbersIn(tree: HastRoot): Set<number> {
  const texts = [toString(tree)];
  visitElements(tree, ({ properties, children, tagName }) => {
    // Links without content are removed.
    if (tagName === 'a' && children.length === 0) return;
    const { alt, title, label, placeholder, ariaLabel } = properties;
    texts.push([alt, title, label, placeholder, ariaLabel].join(' '));
  });
  return new Set([...texts.join(' ').matchAll(/w(\d+)w/g)].map(([, number]) => Number(number)));
}
