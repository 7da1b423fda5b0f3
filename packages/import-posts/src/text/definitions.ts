import { visit } from 'unist-util-visit';
import { markdown } from '../site';
import type { TextContext } from './context';
import { foreignMarkup } from './foreign-markup';
import { codeIn, markupIn } from './text-ranges';

/* What texts explain in one place and mention in another: footnotes, abbreviations, terms. */

/** ^[A note] becomes a footnote. */
export function inlineFootnotes(text: string): string {
  const isCode = codeIn(text);
  const notes: string[] = [];
  const replaced = text.replace(
    /\^\[((?:[^[\]\n]|\[[^\]\n]*\](?:\([^)\n]*\))?)+)\]/g,
    (match, note: string, offset: number) => {
      if (isCode(offset)) return match;
      notes.push(note);
      return `[^note-${notes.length}]`;
    },
  );
  const definitions = notes.map((note, index) => `[^note-${index + 1}]: ${note}`);
  return notes.length === 0 ? text : `${replaced.trimEnd()}\n\n${definitions.join('\n\n')}\n`;
}

/** A mention of a footnote that has no text is text itself. */
export function withoutLostFootnotes(text: string, { note }: TextContext): string {
  if (!text.includes('[^')) return text;
  const isCode = codeIn(text);
  const defined = new Set<string>();
  visit(markdown.parse(text), 'footnoteDefinition', ({ identifier, label }) => {
    defined.add((label ?? identifier).toLowerCase());
  });
  return text.replace(foreignMarkup.footnoteMention, (match, label: string, offset: number) =>
    defined.has(label.toLowerCase()) || isCode(offset)
      ? match
      : `${note('link', `a footnote without a text: ${match}`)}\\${match}`,
  );
}

/** *[API]: what it means. The first mention gets the meaning. */
export function abbreviations(text: string, { note }: TextContext): string {
  const isCode = codeIn(text);
  const definitions = [...text.matchAll(foreignMarkup.abbreviation)].filter(
    ({ index }) => !isCode(index),
  );
  const bare = text.replace(foreignMarkup.abbreviation, (line, _short, _meaning, offset: number) =>
    isCode(offset) ? line : '',
  );
  return definitions.reduce((done, [line, short = '', meaning = '']) => {
    const at = firstMention(short, done);
    if (at === undefined) return note('dropped', line) + done;
    const tag = `<abbr title="${meaning.replaceAll('"', '&quot;')}">${short}</abbr>`;
    return done.slice(0, at) + tag + done.slice(at + short.length);
  }, bare);
}

/** The offset of a word in a text, outside of code, HTML and URLs. */
function firstMention(word: string, text: string): number | undefined {
  const [isCode, isMarkup] = [codeIn(text), markupIn(text)];
  const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const mentions = text.matchAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'),
  );
  return [...mentions].find(({ index }) => !isCode(index) && !isMarkup(index))?.index;
}

/**
 * Terms, with lines of ": Meaning" below them, become a list in HTML:
 * https://pandoc.org/MANUAL.html#definition-lists
 */
export function definitionLists(text: string): string {
  if (!/^:[ \t]/m.test(text)) return text;
  const lines = linesOf(text);
  const done: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const begins = at === 0 || lines[at - 1]?.kind === 'empty';
    const { items, end } = begins ? itemsFrom(at, lines) : { items: [], end: at };
    if (items.length > 0) done.push('<dl>', ...items, '</dl>', '');
    else done.push(lines[at]!.text);
    at = Math.max(end, at + 1);
  }
  return done.join('\n');
}

interface Line {
  text: string;
  kind: 'term' | 'meaning' | 'more' | 'empty' | 'other';
}

/** The lines of a text. Only those of paragraphs, outside of lists and quotes, can be terms and meanings. */
function linesOf(text: string): Line[] {
  const paragraphs = markdown.parse(text).children.filter(({ type }) => type === 'paragraph');
  const inParagraph = new Set(
    paragraphs.flatMap(({ position }) => {
      const { start, end } = position!;
      return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index);
    }),
  );
  return text.split('\n').map((line, index) => ({
    text: line,
    kind: inParagraph.has(index + 1) ? kindOf(line) : line.trim() === '' ? 'empty' : 'other',
  }));
}

function kindOf(line: string): Line['kind'] {
  if (/^:[ \t]+\S/.test(line)) return 'meaning';
  return /^(?: {2,}|\t)/.test(line) ? 'more' : 'term';
}

/**
 * Reads the terms from a line on, each with its meanings.
 * @returns them as HTML, and the index of the line below; no items if there is no list
 */
function itemsFrom(start: number, lines: readonly Line[]): { items: string[]; end: number } {
  const items: string[] = [];
  let end = start;
  for (let at = start; lines[at]?.kind === 'term'; at = belowEmpty(end, lines)) {
    const meanings = meaningsFrom(at + 1, lines);
    if (meanings.texts.length === 0) break;
    items.push(itemHtml('dt', lines[at]!.text));
    items.push(...meanings.texts.map((meaning) => itemHtml('dd', meaning)));
    end = meanings.end;
  }
  return { items, end };
}

/** Reads the meanings from a line on, or from the one below an empty line. */
function meaningsFrom(start: number, lines: readonly Line[]): { texts: string[]; end: number } {
  const texts: string[] = [];
  let end = start;
  for (
    let at = belowEmpty(start, lines);
    lines[at]?.kind === 'meaning';
    at = belowEmpty(end, lines)
  ) {
    const more = lines.slice(at + 1).findIndex(({ kind }) => kind !== 'more');
    end = more < 0 ? lines.length : at + 1 + more;
    const words = lines.slice(at, end).map((line) => line.text.trim());
    texts.push(words.join(' ').replace(/^:[ \t]+/, ''));
  }
  return { texts, end };
}

const belowEmpty = (at: number, lines: readonly Line[]) =>
  lines[at]?.kind === 'empty' ? at + 1 : at;

const itemHtml = (tag: 'dt' | 'dd', text: string) => `<${tag}>\n\n${text}\n\n</${tag}>`;
