import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../diagnostic';
import { foreignMarkup } from '../foreign-markup';
import { calloutKinds } from '../markdown/rehype-callouts';
import { matchesWithLine, shorten } from '../text';
import { lineOf, type CheckedText } from './page-text';

/** A link or image in Markdown: `[the text](/a path/)`, `![](photo.jpg =300x)`. */
export const LINK = /(?<!\\)!?\[[^\]\n]{0,300}\]\([^()\n]{1,300}\)/g;

/** Bold words, `**like these**`. */
export const BOLD = /\*\*[^*\n]{1,300}\*\*/g;

/** Code in a line. */
export const CODE = /`[^`\n]{1,300}`/g;

/** A comment of Obsidian, which would be published: `%%for me%%`. On a line of its own, it needs no end. */
const PRIVATE = /(?<![\w%])%%(?!%)[^]*?%%|^%%(?!%).*/gm;

/** Markup outside of code, links and everything else that becomes HTML. */
const inText: readonly RegExp[] = [
  ...Object.values(foreignMarkup),
  // {{< youtube id >}}, {{ site.title }}
  /(?<!\\)\{\{.{1,300}?\}\}/g,
  // {% raw %}
  /(?<!\\)\{%.{1,300}?%\}/g,
  // {#rollback}, {: .lead}
  /(?<!\\)\{(?:#[\w-]+|:.{1,300}?)\}/g,
  // {price}, {frontmatter.title}
  /(?<![\w\\$#])\{[a-z]\w*(?:\.\w+)*\}/gi,
  // [gallery ids="1"], [/caption]
  /(?<!\\)(?:\[\w+(?: \w+="[^"\n]{0,300}")+ ?\/?\]|\[\/[a-z]{3,}\])/g,
  // :::note, import Chart from '../chart', export const author = 'me'
  /^(?::::\w|import .*\bfrom ['"]|export (?:const|default) ).*/gm,
  // ^[a note]
  /\^\[[^\]\n]{1,300}\]/g,
  // A definition below its term, ": like this"
  /^: {1,3}\S.*/gm,
  // \(x_1\), \\(x_1\\), \[x = 2\]. \[1\] is an escaped number.
  /\\{1,2}[([][^\\\n]{0,300}[=_^][^\\\n]{0,300}\\{1,2}[)\]]/g,
  // \begin{equation}
  /\\begin\{\w+\*?\}/g,
  LINK,
  // [the text](https://host.example
  /\]\((?:https?:|\/)[^()\n]{0,300}$/gm,
  // [the text][label]
  /(?<![\w\])\\])\[(?!\d+\])[^\]\n]{1,300}\]\[[^\]\n]{1,300}\]/g,
  // [the text] (/the/path/)
  /\[[^\]\n]{1,300}\] \((?:\/|https?:)[^()\s]*\)/g,
  // (the text)[/the/path/]
  /(?<![\w\])])\([^()\n]+\)\[\/[^\]\s]*\]/g,
  // ![what it shows(photo.jpg)
  /!\[[^\]\n]{0,300}\([^()\s]{1,300}\)/g,
  // ##Heading
  /^#{2,6}\p{L}.*|^#\p{L}[^#\n]*$/gmu,
  // ** bold**, **「bold」**text
  BOLD,
  // Two rows without |---|---| between them
  /(?<!\|[ \t]*\n)^\|.*\|[ \t]*\n\|(?![ :|-]*$).*\|/gm,
  // [!INFO], [!NOTE] with a title
  new RegExp(`\\[!(?!(?:${calloutKinds.join('|')})\\][ \\t]*$)\\w+\\].*`, 'gim'),
];

/** Markdown in a block of HTML: links, bold words, code, code blocks and lists. */
const inHtml: readonly RegExp[] = [
  LINK,
  BOLD,
  CODE,
  /^[ \t]*(?:`{3}|~{3}).*/gm,
  /^[ \t]*(?:[-*+]|\d{1,9}\.) \S.*/gm,
];

/** Finds markup that pages would show as it is typed, at most once a line, and private comments. */
export function checkLeftovers(text: CheckedText): Diagnostic[] {
  const { file, source, markdown } = text;
  const outside = splitSource(rendered, markdown, source).outside;
  const literal = ['code', 'inlineCode', 'math', 'inlineMath'] as const;
  const prose = splitSource(literal, markdown, source).outside;
  const html = splitSource(['html'], markdown, source).inside.replace(
    /<!--[^]*?-->|<(pre|code|script|style)\b[^]*?<\/\1>/gi,
    blank,
  );
  const found = [
    ...findAll(prose, PRIVATE, true),
    ...inText.flatMap((pattern) => findAll(outside, pattern)),
    ...inHtml.flatMap((pattern) => findAll(html, pattern)),
  ];
  const firsts = new Map(found.toReversed().map((one) => [one.line, one]));
  return [...firsts.values()].map(({ line, index, length, isPrivate }) => {
    const markup = shorten(source.slice(index, index + length));
    return {
      severity: isPrivate ? 'error' : 'warning',
      file,
      line: lineOf(text, line),
      message: isPrivate
        ? `${markup} would be published: a private comment of Obsidian`
        : `${markup} is shown as it is typed`,
      link: 'docs/import.md',
    };
  });
}

const findAll = (text: string, pattern: RegExp, isPrivate = false) =>
  Array.from(matchesWithLine(text, pattern), ({ line, index, found: { length } }) => ({
    line,
    index,
    length,
    isPrivate,
  }));

/** The nodes whose text pages show as it should be. */
const rendered = [
  'code',
  'definition',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'math',
  'strong',
] as const;

/** Replaces all characters but line breaks by spaces. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Splits a source into the nodes of some types and the rest, each with spaces in place of the other. */
function splitSource(types: readonly Nodes['type'][], tree: Nodes, source: string) {
  let inside = '';
  let outside = '';
  visit(tree, ({ type, position }) => {
    const start = position?.start.offset;
    // A node inside another one belongs to it.
    if (!types.includes(type) || start === undefined || start < outside.length) return;
    const before = source.slice(outside.length, start);
    const node = source.slice(start, position?.end.offset);
    // A URL without brackets can be a part of a link that is not one.
    if (type === 'link' && !/^[[<]/.test(node)) return;
    inside += blank(before) + node;
    outside += before + blank(node);
  });
  return { inside, outside: outside + source.slice(outside.length) };
}
