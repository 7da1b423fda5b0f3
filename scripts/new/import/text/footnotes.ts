import { foreignMarkup } from '@/lib/foreign-markup';
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

/** A mention of a footnote that has no text is text itself. */
export function withoutLostFootnotes(text: string, { note }: TextContext): string {
  const isCode = codeIn(text);
  const defined = new Set(
    Array.from(text.matchAll(/^[ \t>]*\[\^([^\]\n]+)\]:/gm), ([, label = '']) =>
      label.toLowerCase(),
    ),
  );
  return text.replace(foreignMarkup.footnoteMention, (match, label: string, offset: number) =>
    defined.has(label.toLowerCase()) || isCode(offset)
      ? match
      : `${note('link', `a footnote without a text: ${match}`)}\\${match}`,
  );
}
