import type { Nodes } from 'mdast';
import { matchesWithLine, shorten } from '../text';
import type { TextFault } from './markdown-faults';
import { calloutKinds } from './rehype-callouts';
import { blank, rendered, splitSource } from './split-source';

/** A link or image in Markdown. Without limits, a line of many brackets would take minutes. */
const LINK = /(?<!\\)!?\[[^\]\n]{0,300}\]\([^()\n]{1,300}\)/g;

const BOLD = /\*\*[^*\n]{1,300}\*\*/g;

const CODE = /`[^`\n]{1,300}`/g;

/**
 * Shortcodes and template code, without the ends of their blocks: {{< youtube id >}}, {% raw %}, %[url],
 * [gallery ids="1"], :::note
 */
const OTHER_PROGRAMS =
  /(?<!\\)(?:\{\{(?![<%]? *\/).{1,300}?\}\}|\{%-?(?! *(?:end|\/)).{1,300}?%\}|%\[.{1,300}?\]|\[\w+(?: \w+="[^"\n]{0,300}")+ ?\/?\])|^:::\w+.*/gm;

/** The ends of blocks of such code: {{< /note >}}, {% endraw %}, [/caption] */
const END_OF_BLOCK: Rule = {
  markup: /(?<!\\)(?:\{\{[<%]? *\/.{1,300}?\}\}|\{%-? *(?:end|\/).{1,300}?%\}|\[\/[a-z]{3,}\])/g,
  severity: 'error',
  fix: 'remove it',
};

const NO_TEMPLATES =
  'write Markdown: a path such as /images/chart.png for a URL, ![what it shows](photo.jpg) for a figure, ``` above and below for code, a link for a video or post, > [!NOTE] for a note; see docs/write.md#coming-from-elsewhere. If it is meant as text, put it between backticks';

/** How to write a shortcode of Hugo or Jekyll as Markdown. */
function fixOfTemplate(found: string): string {
  const [, ref = '', post = ref] =
    /\b(?:rel)?ref\s+"([^"]+)"|\bpost_url\s+([^\s%]+)/.exec(found) ?? [];
  const name = post
    .replace(/#.*/, '')
    .replace(/(\/_?index)?(\.\w+)?\/?$/, '')
    .replace(/^.*\/|^\d{4}-\d{2}-\d{2}-/g, '');
  if (name) return `write /blog/${name}/`;
  const [, image] = /\bfigure\b.*\bsrc="([^"]+)"/.exec(found) ?? [];
  const [, alt = 'what it shows'] = /\balt="([^"]+)"/.exec(found) ?? [];
  if (image) return `write ![${alt}](${image})`;
  const [, video] = /\byoutube\b[^\w]+(?:id=")?([\w-]{11})/.exec(found) ?? [];
  const [url] = /https?:\/\/[^\s"'%}\]]+/.exec(found) ?? [];
  if (url) return `write a link to ${url}`;
  return video ? `write a link to https://www.youtube.com/watch?v=${video}` : NO_TEMPLATES;
}

interface Rule {
  /** A global pattern. */
  markup: RegExp;
  /** What to write in place of the markup that was found. */
  fix: string | ((found: string) => string);
  /** By default a warning. */
  severity?: TextFault['severity'];
}

/** Markup that pages would show as text, and what to write instead. */
const rules: readonly Rule[] = [
  { markup: OTHER_PROGRAMS, severity: 'error', fix: fixOfTemplate },
  {
    // import Chart from '../chart', export const author = 'me'
    markup: /^(?:import .*\bfrom ['"]|export (?:const|default) ).*/gm,
    severity: 'error',
    fix: 'remove the line, and write Markdown in place of what it imports',
  },
  {
    // {/* a comment */}
    markup: /(?<!\\)\{\/\*.{0,300}?\*\/\}/g,
    severity: 'error',
    fix: 'write comments as <!-- … -->, or remove it',
  },
  {
    // [[a note]], ![[photo.png]]
    markup: /(?<!\\)!?\[\[.{1,300}?\]\]/g,
    severity: 'error',
    fix: 'write [the text](/the/path/), ![what it shows](photo.jpg), or put it between backticks',
  },
  {
    // ## Rolling back {#rollback}, {: .lead}
    markup: /(?<!\\)\{(?:#[\w-]+|:.{1,300}?)\}/g,
    severity: 'error',
    fix: 'remove it: Markdown has no attributes here, and links to ## Rolling back end with #rolling-back; if it is meant as text, put it between backticks',
  },
  // [TOC]
  { markup: /^\[TOC\][ \t]*$/gim, fix: 'remove it: long posts have a table of contents' },
  {
    // ==marked==
    markup: /(?<![=\w])==(?=\S)[^=\n]{1,300}(?<=\S)==(?![=\w])/g,
    fix: 'write <mark>the words</mark>',
  },
  {
    // [the text](/a path/), ![](photo.jpg =300x)
    markup: LINK,
    severity: 'error',
    fix: 'write nothing but the URL between the parentheses, with %20 for each space in it',
  },
  ...[
    // $x_1$. Dollars around prices are no formula.
    /(?<![\w$\\])\$(?=\S)(?:[a-z]|[a-z]\([\w ]{1,20}\)|[^$\n]{0,300}[\\_^{][^$\n]{0,300})(?<=[^\s\\])\$(?![\w$])/gi,
    // \(x_1\), \[x = 2\]. \[1\] is an escaped number.
    /\\[([][^\\\n]{0,300}[=_^][^\\\n]{0,300}\\[)\]]/g,
  ].map((markup) => ({ markup, fix: 'write each formula between $$ and $$' })),
  {
    // {price}, {frontmatter.title}
    markup: /(?<![\w\\$#])\{[a-z]\w*(?:\.\w+)*\}/gi,
    fix: 'write the value itself; if it is meant as text, put it between backticks',
  },
  {
    // [the text](https://host.example
    markup: /\]\((?:https?:|\/)[^()\n]{0,300}$/gm,
    fix: 'write ) after the URL',
  },
  {
    // [the text][label]
    markup: /(?<![\w\])\\])\[(?!\d+\])[^\]\n]{1,300}\]\[[^\]\n]{1,300}\]/g,
    fix: 'write the URL between parentheses, as in [the text](/the/path/); if it is meant as text, put it between backticks',
  },
  {
    // ##Heading
    markup: /^#{2,6}\p{L}.*|^#\p{L}[^#\n]*$/gmu,
    fix: 'write ## and a space for a heading, or \\# for the sign',
  },
  {
    // [the text] (/the/path/)
    markup: /\[[^\]\n]{1,300}\] \((?:\/|https?:)[^()\s]*\)/g,
    fix: 'write no space between ] and (',
  },
  // (the text)[/the/path/]
  { markup: /(?<![\w\])])\([^()\n]+\)\[\/[^\]\s]*\]/g, fix: 'write [the text](/the/path/)' },
  // ![what it shows(photo.jpg)
  { markup: /!\[[^\]\n]{0,300}\([^()\s]{1,300}\)/g, fix: 'write ] before (' },
  {
    // ** bold**
    markup: BOLD,
    fix: 'write no space inside the asterisks, or put code between backticks',
  },
  {
    // [!INFO], [!NOTE] with a title
    markup: new RegExp(`\\[!(?!(?:${calloutKinds.join('|')})\\][ \\t]*$)\\w+\\].*`, 'gim'),
    fix: `write one of ${calloutKinds.join(', ').toUpperCase()}, alone on its line; put a title below it, as > **Title**`,
  },
];

/** Rows without |---|---| between the first and the second. */
const NO_TABLE: Rule = {
  markup: /^\|.*\|(?:[ \t]*\n\|.*\|)+/gm,
  fix: 'write |---|---| below the first row, with as many --- as columns',
};

const IN_HTML = 'write empty lines around it: inside HTML, Markdown is not read';

/** Finds markup that pages would show as text. Each line is reported by one rule. */
export function findUnrendered(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  const rulesOfLines = new Map<number, RegExp>();
  const report = (searched: string, { markup, fix, severity = 'warning' }: Rule) => {
    for (const { line, index, found } of matchesWithLine(searched, markup)) {
      if ((rulesOfLines.get(line) ?? markup) !== markup) continue;
      rulesOfLines.set(line, markup);
      const written = source.slice(index, index + found.length);
      const [, id] = /^\{#([\w-]+)\}$/.exec(written) ?? [];
      faults.push({
        severity,
        line,
        id,
        expected: 'Markdown or HTML',
        found: `${shorten(written)}, which pages show as it is`,
        fix: typeof fix === 'string' ? fix : fix(written),
      });
    }
  };
  const { outside } = splitSource(rendered, tree, source);
  for (const rule of rules) report(outside, rule);
  // The end of a block is the same mistake as its beginning.
  if (![...rulesOfLines.values()].includes(OTHER_PROGRAMS)) report(outside, END_OF_BLOCK);
  report(splitSource(['table', ...rendered], tree, source).outside, NO_TABLE);
  const { inside: html } = splitSource(['html'], tree, source);
  const shown = html.replace(/<!--[^]*?-->|<(pre|code)\b[^]*?<\/\1>/gi, blank);
  for (const markup of [LINK, BOLD, CODE]) report(shown, { markup, fix: IN_HTML });
  return faults;
}
