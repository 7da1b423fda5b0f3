import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { shorten } from '../text';
import type { TextFault } from './markdown-faults';
import { CALLOUT, calloutKinds } from './rehype-callouts';

const MARKDOWN =
  'write Markdown instead, a formula between $$ and $$; if it is meant as text, put it between backticks';

/** Markup of other generators, with the fix. */
const inTexts: readonly (readonly [markup: RegExp, instead: string])[] = [
  // Template code with its end, attributes of Kramdown, and ids of Hugo.
  [
    /\{%-? *(\w+)[^]*?\{%-? *end\1 *-?%\}|\{%.+?%\}|\{\{.+?\}\}|\{:[^{}\n]+\}|\{#[\w-]+\}$/gm,
    MARKDOWN,
  ],
  // Links, highlights and comments of Obsidian.
  [/\[\[.+?\]\]|==\S[^=\n]*==|%%.+?%%/g, MARKDOWN],
  // Shortcodes of WordPress.
  [/\[(?:caption|gallery|embed|audio|video|playlist|youtube|contact-form)\b[^\]\n]*\]/g, MARKDOWN],
  // Imports of MDX, and boxes of Docusaurus and MkDocs.
  [/^import .+ from .+|^(?::::|!!! )\w+/gm, MARKDOWN],
  // Formulas between single dollars, which are prices here.
  [/(?<!\$)\$(?!\$)[^$\n]*\\[a-z]+[^$\n]*\$/gi, MARKDOWN],
  [/\[\^[^\]\n]+\]/g, 'write the footnote on a line of its own: [^1]: its text'],
  // Titles, folding and other kinds of callouts in Obsidian.
  [
    /^\[!\w+\].*/g,
    `write one of ${calloutKinds.join(', ').toUpperCase()}, alone on its line; put a title below it, as > **Title**`,
  ],
];

/** Braces after the language of a code block, unless they contain numbers of lines to mark. */
const ATTRIBUTES = /(?:\S\{|\{(?![\d,-]+\}))[^}]*\}/;

/** Finds markup of other generators, which pages would show as it is, and footnotes without a text. */
export function findForeignMarkup(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  const report = (line: number, found: string, fix: string) =>
    faults.push({
      severity: 'warning',
      line,
      expected: 'Markdown or HTML',
      found: `${shorten(found)}, which pages show as it is`,
      fix,
    });
  visit(tree, 'text', ({ value, position }) => {
    if (CALLOUT.test(value)) return;
    for (const [markup, instead] of inTexts) {
      for (const { 0: found, index } of value.matchAll(markup)) {
        const above = value.slice(0, index).split('\n').length - 1;
        report((position?.start.line ?? 1) + above, found, instead);
      }
    }
  });
  visit(tree, 'code', ({ position }) => {
    const [first = ''] = source.slice(position?.start.offset, position?.end.offset).split('\n');
    if (!/^[`~]{3}/.test(first) || !ATTRIBUTES.test(first.replace(/title="[^"]*"/, ''))) return;
    report(position?.start.line ?? 1, first, 'write the language, and lines to mark as ts {1,3-5}');
  });
  return faults;
}

/** Whether a text contains markup of other generators. */
export const isForeign = (text: string): boolean =>
  inTexts.some(([markup]) => text.search(markup) >= 0);
