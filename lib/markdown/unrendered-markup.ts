import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { shorten } from '../text';
import type { TextFault } from './markdown-faults';
import { calloutKinds } from './rehype-callouts';

/** A link or image in Markdown. */
const LINK = /(?<!\\)!?\[[^\]\n]*\]\([^()\n]+\)/g;

/** Shortcodes, template code, MDX and the like. Their closing tags are not reported a second time. */
const OTHER_PROGRAMS =
  /(?<!\\)(?:\{\{(?![<%]? *\/).+?\}\}|\{%-?(?! *end).+?%\}|\{:.+?\}|\{\/\*.*?\*\/\}|%\[.+?\]|\[\[.+?\]\]|\[\/[a-z]{3,}\]|\[\w+(?: \w+="[^"\n]*")+ ?\/?\])|^:::\w+.*|^(?:import .*\bfrom ['"]|export (?:const|default) ).*/gm;

const NO_TEMPLATES =
  'write Markdown: ![what it shows](photo.jpg) for a figure, a link for a video or post, > [!NOTE] for a note; see docs/write.md#coming-from-elsewhere. If it is meant as text, put it between backticks';

interface Rule extends Pick<TextFault, 'fix'> {
  /** A global pattern. */
  markup: RegExp;
  /** By default a warning. */
  severity?: TextFault['severity'];
}

/** Markup that pages would show as text, and what to write instead. */
const rules: readonly Rule[] = [
  { markup: OTHER_PROGRAMS, fix: NO_TEMPLATES },
  { markup: LINK, severity: 'error', fix: 'write %20 for each space in the URL' },
  // Dollars around prices are no formula.
  {
    markup: /(?<![\w$\\])\$(?=\S)(?:[a-z]|[^$\n]*[\\_^{][^$\n]*)(?<=[^\s\\])\$(?![\w$])/gi,
    fix: 'write each formula between $$ and $$',
  },
  { markup: /^#{2,6}\p{L}.*|^#\p{L}[^#\n]*$/gmu, fix: 'write a space after the last #' },
  { markup: /\[[^\]\n]+\] \((?:\/|https?:)[^()\s]*\)/g, fix: 'write no space between ] and (' },
  { markup: /(?<![\w\])])\([^()\n]+\)\[\/[^\]\s]*\]/g, fix: 'write [the text](/the/path/)' },
  { markup: /!\[[^\]\n]*\([^()\s]+\)/g, fix: 'write ] before (' },
  {
    markup: /\*\*[^*\n]+\*\*/g,
    fix: 'write no space inside the asterisks, or put code between backticks',
  },
  {
    markup: /^\|.*\|[ \t]*\n\|.*\|/gm,
    fix: 'write |---|---| below the first row, with as many --- as columns',
  },
  {
    markup: /(?<!\\)\[\^[^\]\n]+\](?!:)/g,
    fix: 'write the footnote on a line of its own, such as [^1]: its text',
  },
  {
    markup: new RegExp(`\\[!(?!(?:${calloutKinds.join('|')})\\][ \\t]*$)\\w+\\].*`, 'gim'),
    fix: `write one of ${calloutKinds.join(', ').toUpperCase()}, alone on its line; put a title below it, as > **Title**`,
  },
];

/** The nodes whose text pages show as it should be. */
const rendered = [
  'code',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'inlineCode',
  'inlineMath',
  'link',
  'math',
  'strong',
  'table',
];

/** Finds markup that pages would show as text, one fault a line. */
export function findUnrendered(tree: Nodes, source: string): TextFault[] {
  let text = source;
  let html = source.replace(/[^\n]/g, ' ');
  visit(tree, ({ type, position }) => {
    const { start, end } = position ?? {};
    if (!rendered.includes(type) || start?.offset === undefined) return;
    const written = source.slice(start.offset, end?.offset);
    const blank = written.replace(/[^\n]/g, ' ');
    const put = (into: string, part: string) =>
      into.slice(0, start.offset) + part + into.slice(end?.offset);
    text = put(text, blank);
    if (type === 'html' && !written.startsWith('<!--')) html = put(html, written);
  });
  const faults: TextFault[] = [];
  const report = (searched: string, { markup, fix, severity = 'warning' }: Rule) => {
    for (const { index, 0: found } of searched.matchAll(markup)) {
      const line = source.slice(0, index).split('\n').length;
      if (faults.some((fault) => fault.line === line)) continue;
      const written = shorten(source.slice(index, index + found.length));
      faults.push({
        severity,
        line,
        expected: 'Markdown or HTML',
        found: `${written}, which pages show as it is`,
        fix,
      });
    }
  };
  for (const rule of rules) report(text, rule);
  report(html, {
    markup: LINK,
    fix: 'write empty lines around it: inside HTML, Markdown is not read',
  });
  return faults;
}
