import { markdown } from '../site';
import { replaceRanges } from './text-ranges';

/** A heading, fence or list item on a line of its own. */
const BLOCK = /(?<=\n)(?:<h[1-6]\b|[ \t]*(?:`{3,}|~{3,}|[-*+][ \t]+\S|\d{1,9}[.)][ \t]+\S))/;

/** <h3>Words</h3> above anything; <br>, or <div markdown="1"> of kramdown, on a line above text */
const ABOVE_TEXT =
  /^<(?:h([1-6])\b[^>\n]*>[^\n]*<\/h\1>[ \t]*\n?(?=[ \t]*\S)|(?:[bh]r\b[^>]*|\w+\b[^>]*\smarkdown\s*=[^>]*)>[ \t]*\n(?=[ \t]*[^\s<]))/i;

/** HTML whose text is no Markdown. */
const KEPT = /^<!--|<(?:pre|script|style|svg|textarea)\b/i;

/** A fence of code with an empty line in HTML hides what is below, which the next round finds. */
const MOST_ROUNDS = 50;

/** Separates Markdown from the HTML above it by an empty line, without which it would be text of the HTML. */
export function separateFromHtml(text: string, rounds = MOST_ROUNDS): string {
  const edits = markdown.parse(text).children.flatMap((node) => {
    if (node.type !== 'html' || KEPT.test(node.value)) return [];
    const [first = ''] = ABOVE_TEXT.exec(node.value) ?? [];
    const at = first.length || BLOCK.exec(node.value)?.index;
    if (at === undefined) return [];
    const start = (node.position?.start.offset ?? 0) + at;
    const [indent = ''] = /^[ \t]*/.exec(node.value.slice(at)) ?? [];
    const lines = linesWith(indent, text.slice(start));
    const outdented = lines.replace(new RegExp(`^${indent}`, 'gm'), '');
    return [{ start, end: start + lines.length, text: `\n${outdented}` }];
  });
  return edits.length === 0 || rounds === 0
    ? text
    : separateFromHtml(replaceRanges(text, edits), rounds - 1);
}

/** The first lines of a text, as far as they are indented alike. */
const linesWith = (indent: string, text: string): string =>
  indent === '' ? '' : (new RegExp(`^(?:${indent}.*(?:\\n|$))+`).exec(text)?.[0] ?? '');
