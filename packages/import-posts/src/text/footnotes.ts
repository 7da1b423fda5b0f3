import { visit } from 'unist-util-visit';
import { markdown } from '../site';
import type { TextContext } from './context';
import { codeIn } from './text-ranges';

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

/** [^1], which is text itself if it has no footnote. Without a limit, a line of many brackets would take minutes. */
const MENTION = /(?<!\\)\[\^([^\]\n]{1,300})\](?!:)/g;

/** A mention of a footnote that has no text is text itself, and so is a footnote that nothing mentions. */
export function withoutLostFootnotes(text: string, { note }: TextContext): string {
  if (!text.includes('[^')) return text;
  const isCode = codeIn(text);
  const defined = new Set<string>();
  visit(markdown.parse(text), 'footnoteDefinition', ({ identifier, label }) => {
    defined.add((label ?? identifier).toLowerCase());
  });
  const mentions = Array.from(text.matchAll(MENTION), ([, label = '']) => label.toLowerCase());
  const shown = text.replace(
    /^\[\^([^\]\n]{1,300})\]:[ \t]*/gm,
    (match, label: string, offset: number) =>
      mentions.includes(label.toLowerCase()) || isCode(offset)
        ? match
        : note('link', `a footnote that nothing mentions: ${match}`),
  );
  const isCodeShown = codeIn(shown);
  return shown.replace(MENTION, (match, label: string, offset: number) =>
    defined.has(label.toLowerCase()) || isCodeShown(offset)
      ? match
      : `${note('link', `a footnote without a text: ${match}`)}\\${match}`,
  );
}
