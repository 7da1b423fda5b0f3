import { markdown } from '../site';

/** A fence or list item on a line of its own. */
const BLOCK = /(?<=\n)[ \t]*(?:`{3,}|~{3,}|[-*+][ \t]+\S|\d{1,9}[.)][ \t]+\S)/;

/** <br>, <h3>Words</h3>, or <div markdown="1"> of kramdown, on a line above text */
const ABOVE_TEXT =
  /^<(?:[bh]r\b[^>]*|h([1-6])\b[^>\n]*>[^\n]*<\/h\1|\w+\b[^>]*\smarkdown\s*=[^>]*)>[ \t]*\n(?=[ \t]*[^\s<])/i;

/** HTML whose text is no Markdown. */
const KEPT = /^<!--|<(?:pre|script|style|svg|textarea)\b/i;

/** A fence of code with an empty line in HTML hides what is below, which the next round finds. */
const MOST_ROUNDS = 20;

/** Separates Markdown from the HTML above it by an empty line, without which it would be text of the HTML. */
export function separateFromHtml(text: string): string {
  let done = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = separateOnce(done);
    if (next === done) break;
    done = next;
  }
  return done;
}

function separateOnce(text: string): string {
  let done = '';
  let from = 0;
  for (const { type, value, start } of blocksOf(text)) {
    if (type !== 'html' || start < from || KEPT.test(value)) continue;
    const [first = ''] = ABOVE_TEXT.exec(value) ?? [];
    const at = first.length || BLOCK.exec(value)?.index;
    if (at === undefined) continue;
    const to = start + at;
    const [indent = ''] = /^[ \t]*/.exec(value.slice(at)) ?? [];
    const lines = linesWith(indent, text.slice(to));
    const outdented = lines.replace(new RegExp(`^${indent}`, 'gm'), '');
    done += `${text.slice(from, to)}\n${outdented}`;
    from = to + lines.length;
  }
  return done + text.slice(from);
}

const blocksOf = (text: string) =>
  markdown.parse(text).children.map((node) => ({
    type: node.type,
    value: 'value' in node ? node.value : '',
    start: node.position?.start.offset ?? 0,
  }));

/** The first lines of a text, as far as they are indented alike. */
const linesWith = (indent: string, text: string): string =>
  indent === '' ? '' : (new RegExp(`^(?:${indent}.*(?:\\n|$))+`).exec(text)?.[0] ?? '');
