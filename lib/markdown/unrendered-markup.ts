import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { shorten } from '../text';
import type { TextFault } from './markdown-faults';
import { CALLOUT, calloutKinds } from './rehype-callouts';

/** Markup that is shown as text. */
interface Rule {
  /** A global pattern. */
  markup: RegExp;
  /** What to write instead, or a function that returns it from the match; undefined if it is no fault. */
  fix: string | ((found: string, ...groups: string[]) => string | undefined);
}

/** A link or image in Markdown, with its label, URL and title. */
const LINK = /(?<!\\)(!?\[[^\]\n]*\])\(([^()\n]+?)(\s+"[^"\n]*")?\)/g;

/** Code in braces, such as Liquid and the shortcodes of Hugo, up to the end that belongs to it. */
const TEMPLATE =
  /(?<!\\)(?:\{%-? *(\w+)[^]*?\{%-? *end\1 *-?%\}|\{%.+?%\}|\{\{.+?\}\}|\{:[^{}\n]+\})/g;

const NO_MDX = 'remove it, or write its result: texts are Markdown, not MDX';

/** The callout with the name that another program uses, or a note. */
const calloutOf = (name: string) =>
  (calloutKinds.find((kind) => kind === name.toLowerCase()) ?? 'note').toUpperCase();

const rules: readonly Rule[] = [
  { markup: TEMPLATE, fix: fixOfTemplate },
  // Shortcodes of WordPress, such as [caption id="a"]…[/caption].
  {
    markup:
      /(?:\\?\[(\w+)[^\]\n]*\][^[]*)?\\?\[\/[a-z]{3,}\\?\]|\\?\[\w+(?: \w+="[^"\]\n]*")+ ?\/?\\?\]/g,
    fix: fixOfTemplate,
  },
  // Embeds of Hashnode.
  { markup: /%\[[^\]\n]+\]/g, fix: fixOfTemplate },
  // MDX, admonitions of Docusaurus, citations, and links of wikis.
  {
    markup:
      /^(?:import\s(?:[^'"\n]*\sfrom\s+)?['"][^'"\n]+['"];?|export\s+(?:const|default|function)\b.*)$/gm,
    fix: NO_MDX,
  },
  { markup: /\{\/\*([^]*?)\*\/\}/g, fix: (_, comment) => `write <!--${comment}-->` },
  { markup: /\{(?:new\s|[a-z]\w*[.(])[^{}\n]*\}/g, fix: NO_MDX },
  {
    markup: /^:::(\w+)[^]*?(?:^:::|(?![^]))/gm,
    fix: (_, kind = '') => `write > [!${calloutOf(kind)}], with > before each line of the note`,
  },
  { markup: /\[@[\w:-]+\]/g, fix: 'write a link, or a footnote such as [^1]' },
  { markup: /\[\[([^\]\n]+)\]\]/g, fix: (_, page) => `write a link: [${page}](/the/path/)` },
  // Formulas of MathJax. Escaped brackets without a sign of LaTeX are meant as brackets.
  {
    markup: /\\[([]([^]*?)\\[)\]]/g,
    fix: (_, formula = '') =>
      /^[a-z]$|[\\_^{=]/i.test(formula)
        ? `write $$${formula.trim().replace(/\s+/g, ' ')}$$`
        : undefined,
  },
  // LaTeX between single dollars, which are prices here.
  {
    markup: /(?<![\w$\\])\$(?=[^\s$])(?:[a-z]|[^$\n]*[\\_^{][^$\n]*)(?<=[^\s\\])\$(?![\w$])/gi,
    fix: 'write each formula between $$ and $$',
  },
  { markup: /^#{2,6}\p{L}.*|^#\p{L}[^#\n]*$/gmu, fix: 'write a space after the last #' },
  {
    markup: /\[[^\]\n]+\] \((?:\/|https?:)[^()\s]*\)/g,
    fix: 'write no space between ] and (',
  },
  {
    markup: /(?<![\w\])])\(([^()\n]+)\)\[(\/[^\]\s]*)\]/g,
    fix: (_, text, path) => `write [${text}](${path})`,
  },
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
    markup: /(?<!\\)\[\^[^\]\n]+\]/g,
    fix: (mark) => `write the footnote on a line of its own: ${mark}: its text`,
  },
  {
    markup: /^\[!\w+\].*/g,
    fix: `write one of ${calloutKinds.join(', ').toUpperCase()}, alone on its line; put a title below it, as > **Title**`,
  },
];

/** Finds markup that pages would show as text. A link or image among it is an error. */
export function findUnrendered(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  const report = (
    { text, line: firstLine }: Run,
    { markup, fix }: Rule,
    severity: TextFault['severity'] = 'warning',
  ) => {
    for (const match of text.matchAll(markup)) {
      const [found, ...groups] = match;
      const line = firstLine + text.slice(0, match.index).split('\n').length - 1;
      const right = typeof fix === 'string' ? fix : fix(found, ...groups);
      // The two ends of a shortcode can be in different nodes.
      if (!right || faults.some((fault) => fault.line === line && fault.fix === right)) continue;
      faults.push({
        severity,
        line,
        expected: 'Markdown or HTML',
        found: `${shorten(found)}, which pages show as it is`,
        fix: right,
      });
    }
  };
  for (const run of textRuns(tree, source)) {
    if (CALLOUT.test(run.text)) continue;
    report(run, { markup: LINK, fix: fixOfLink }, 'error');
    const text = run.text.replace(LINK, (link) => ' '.repeat(link.length));
    for (const rule of rules) report({ ...run, text }, rule);
  }
  visit(tree, 'html', ({ value, position }) => {
    const text = value.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/./g, ' '));
    const fix = 'write empty lines around it: inside HTML, Markdown is not read';
    report({ text, line: position?.start.line ?? 1 }, { markup: LINK, fix });
  });
  return faults;
}

/** A stretch of text as it is written, with its first line. */
interface Run {
  text: string;
  line: number;
}

/** The texts of a tree. A bare URL, which becomes a link, belongs to the text around it. */
function textRuns(tree: Nodes, source: string): Run[] {
  const runs: Run[] = [];
  visit(tree, (parent: Nodes) => {
    let run: Run | undefined;
    for (const node of 'children' in parent ? parent.children : []) {
      const shown = node.type === 'text' ? node.value : node.type === 'link' ? node.url : '';
      // Texts around some bare URLs have no position:
      // https://github.com/syntax-tree/mdast-util-gfm-autolink-literal
      const text = node.position
        ? source.slice(node.position.start.offset, node.position.end.offset)
        : shown;
      if (node.type !== 'text' && !(node.type === 'link' && /^\w/.test(text))) {
        run = undefined;
      } else if (run) {
        run.text += text;
      } else {
        run = { text, line: (node.position ?? parent.position)?.start.line ?? 1 };
        runs.push(run);
      }
    }
  });
  return runs;
}

/** The Markdown for a template with an image or URL, such as `{{< figure src="a.jpg" alt="A boat" >}}`. */
function fixOfTemplate(template: string): string {
  const [, alt = 'what it shows'] = /\balt="([^"]*)"/.exec(template) ?? [];
  const [, src] = /\bsrc="([^"]+)"/.exec(template) ?? [];
  if (src) return `write ![${alt}](${src})`;
  const [url] = /https?:\/\/[^\s"%\]}]+/.exec(template) ?? [];
  if (url) return `write a link: [what it is](${url})`;
  return 'remove it, or write Markdown: an image as ![what it shows](photo.jpg "Caption"), a formula between $$ and $$, a note as > [!NOTE]; if it is meant as text, put it between backticks';
}

/** How to write a link that is not read because of spaces or template code in its URL. */
function fixOfLink(_: string, label = '', url = '', title = ''): string | undefined {
  if (!/\s/.test(url)) return undefined;
  const described = label === '![]' ? '![what it shows]' : label;
  const path = url.replace(TEMPLATE, '').trim();
  if (path !== url) {
    return `write ${described}(${path || 'the path of the page, such as /blog/my-post/'})`;
  }
  // Captions in curly quotes, and attributes.
  const [, file, caption] = /^(\S+)\s+(?:[“„«](.*)[”“»]|\w+=.*)$/.exec(url) ?? [];
  if (!file) return `write ${described}(<${url}>${title})`;
  return `write ${described}(${file}${caption ? ` "${caption}"` : ''})`;
}
