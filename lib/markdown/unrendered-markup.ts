import type { Nodes } from 'mdast';
import { matchesWithLine, shorten } from '../text';
import type { TextFault } from './markdown-faults';
import { calloutKinds } from './rehype-callouts';
import { blank, rendered, splitSource } from './split-source';

/** A link or image in Markdown. Without limits, a line of many brackets would take minutes. */
const LINK = /(?<!\\)!?\[[^\]\n]{0,300}\]\([^()\n]{1,300}\)/g;

const BOLD = /\*\*[^*\n]{1,300}\*\*/g;

const CODE = /`[^`\n]{1,300}`/g;

/** Shortcodes, template code, and extensions of Markdown that other programs have. */
const OTHER_PROGRAMS = [
  // {{< youtube id >}}, {{ site.title }}
  /(?<!\\)\{\{.{1,300}?\}\}/g,
  // {% raw %}
  /(?<!\\)\{%.{1,300}?%\}/g,
  // {#rollback}, {: .lead}, {/* a comment */}
  /(?<!\\)\{(?:#[\w-]+|:.{1,300}?|\/\*.{0,300}?\*\/)\}/g,
  // [[a note]], ![[photo.png]]
  /(?<!\\)!?\[\[.{1,300}?\]\]/g,
  // %[url], [gallery ids="1"], [/caption]
  /(?<!\\)(?:%\[.{1,300}?\]|\[\w+(?: \w+="[^"\n]{0,300}")+ ?\/?\]|\[\/[a-z]{3,}\])/g,
  // :::note, import Chart from '../chart', export const author = 'me'
  /^(?::::\w|import .*\bfrom ['"]|export (?:const|default) ).*/gm,
];

const IN_MARKDOWN =
  'write Markdown: ![what it shows](photo.jpg) for an image, ``` above and below for code, the path or URL for a link or video, > [!NOTE] for a note, <!-- … --> for a comment; remove imports, and ids such as {#id}: links to ## Rolling back end with #rolling-back. See docs/write.md#coming-from-elsewhere. If it is meant as text, put it between backticks';

interface Rule {
  /** A global pattern. */
  markup: RegExp;
  /** What to write in place of the markup that was found. */
  fix: string;
  /** By default a warning. */
  severity?: TextFault['severity'];
}

/** Markup that pages would show as text, and what to write instead. */
const rules: readonly Rule[] = [
  ...OTHER_PROGRAMS.map((markup): Rule => ({ markup, severity: 'error', fix: IN_MARKDOWN })),
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
        fix,
      });
    }
  };
  const { outside } = splitSource(rendered, tree, source);
  for (const rule of rules) report(outside, rule);
  report(splitSource(['table', ...rendered], tree, source).outside, NO_TABLE);
  const { inside: html } = splitSource(['html'], tree, source);
  const shown = html.replace(/<!--[^]*?-->|<(pre|code)\b[^]*?<\/\1>/gi, blank);
  for (const markup of [LINK, BOLD, CODE]) report(shown, { markup, fix: IN_HTML });
  return faults;
}
