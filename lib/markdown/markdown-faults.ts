import type { Nodes } from 'mdast';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import { shorten } from '../text';
import type { Diagnostic, Fault, Located } from '../validation/diagnostic';
import { nearest } from '../validation/nearest';
import { TITLE } from './rehype-code';
import { NOTATION } from './rehype-plain-code';
import { languageOf, metaOf } from './remark-code-meta';

/** A fault in a text, with its line and severity. */
export interface TextFault extends Located<Fault>, Pick<Diagnostic, 'severity'> {
  /** The last line of an element that spans several. */
  lastLine?: number | undefined;
  /** The id that the author meant to give to a heading. */
  id?: string | undefined;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Finds words of Markdown that do not appear on the page, grouped by node. */
export function findLostWords(
  tree: Nodes,
  shown: string,
): Located<{ words: string; lastLine: number }>[] {
  const words = new Set(shown.match(WORD));
  const lost: ReturnType<typeof findLostWords> = [];
  visit(tree, (node: Nodes) => {
    const missing =
      textOf(node)
        .match(WORD)
        ?.filter((word) => !words.has(word)) ?? [];
    if (missing.length === 0) return;
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
    lost.push({ words: shorten(missing.join(' ')), line: start.line, lastLine: end.line });
  });
  return lost;
}

/** The comments that mark lines: https://shiki.style/packages/transformers */
const MARKERS = ['[!code ++]', '[!code --]', '[!code highlight]', '[!code focus]'];

/** Names that languages have elsewhere. */
const otherLanguages: Readonly<Record<string, string>> = {
  golang: 'go',
  patch: 'diff',
  sol: 'solidity',
  javascriptreact: 'jsx',
  typescriptreact: 'tsx',
  console: 'shellsession',
};

/** Finds code in languages that cannot be highlighted, and settings and markers that code blocks do not have. */
export function findCodeFaults(tree: Nodes): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'code', (node) => {
    const firstLine = node.position?.start.line ?? 1;
    const report = (expected: string, found: string, fix: string, line = firstLine) =>
      faults.push({
        severity: 'warning',
        line,
        expected,
        found,
        fix,
      });
    const setting = metaOf(node)
      .replace(TITLE, '')
      .replace(/(^|\s)\{[\d\s,-]*\}/, '')
      .trim();
    if (setting) {
      const [, lines] = /\[["']?([\d\s,-]+)["']?\]/.exec(setting) ?? [];
      report(
        'after the language, lines such as {1,3-5}, title="app/page.tsx", or both',
        `${shorten(setting)}, which has no effect`,
        lines
          ? `write {${lines}}`
          : 'remove it; lines to mark are written as {2,3}, and added and removed ones end with [!code ++] and [!code --]',
      );
    }
    const code = node.value.replace(NOTATION, '');
    for (const { 0: marker, index } of code.matchAll(/\[!code [^\]\n]*\]/g)) {
      const [near = 'one of these'] = nearest(marker, MARKERS, 0.25);
      report(
        `one of ${MARKERS.join(', ')}`,
        `${shorten(marker)}, which pages show as it is`,
        `write ${near}, in a comment at the end of the line`,
        firstLine + code.slice(0, index).split('\n').length,
      );
    }
    const name = languageOf(node.lang);
    const [, language = '', title] = /^([\w+#-]+):(.+)$/.exec(node.lang ?? '') ?? [];
    if (!name || name === 'math' || name in bundledLanguages || isSpecialLang(name)) return;
    const candidates = [name.replace(/\W/g, ''), ...name.split(/\W+/), otherLanguages[name] ?? ''];
    const languages = Object.keys(bundledLanguages);
    const near =
      candidates.find((one) => one in bundledLanguages) ??
      languages.find((one) => name.length > 2 && one.startsWith(name)) ??
      nearest(name, languages, 0.34)[0];
    const titled = language.toLowerCase() in bundledLanguages && `${language} title="${title}"`;
    report(
      'a language of https://shiki.style/languages, or text',
      `"${name}", which cannot be highlighted`,
      titled || near
        ? `write ${titled || near}`
        : 'write a name from that list, such as go, yaml or sh; or text',
    );
  });
  return faults;
}

/** The footnotes that a text does not mention. */
export function unusedFootnotes(tree: Nodes): Located<{ label: string; lastLine: number }>[] {
  const mentioned = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void mentioned.add(identifier));
  const unused: ReturnType<typeof unusedFootnotes> = [];
  visit(tree, 'footnoteDefinition', ({ identifier, label, position }) => {
    if (mentioned.has(identifier) || !position) return;
    const { start, end } = position;
    unused.push({ label: label ?? identifier, line: start.line, lastLine: end.line });
  });
  return unused;
}

/** Finds formulas and code blocks without an end, and code blocks that end only with the next one. */
export function findOpenFences(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'math', ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    const [, first = ''] = /^(\$\$.*)/.exec(written) ?? [];
    if (!first || /\n[\s>]*\${2,}\s*$/.test(written)) return;
    faults.push({
      severity: 'error',
      line: position?.start.line ?? 1,
      expected: 'a line of $$ that ends the formula',
      found: `${shorten(first)}, and all text below it as a formula`,
      fix: 'write $$ on a line of its own below the formula',
    });
  });
  visit(tree, 'code', ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
    if (!fence) return;
    const [first = '', ...lines] = written.split('\n');
    // A fence with a language cannot end a block.
    const next = lines.find((line) => line.trim().startsWith(fence) && /[`~][ \t]*\w/.test(line));
    if (written.trimEnd().endsWith(fence) && !next) return;
    faults.push({
      severity: 'error',
      line: position?.start.line ?? 1,
      expected: 'a line that ends the code block',
      found: `${shorten(first)}, and all text ${next ? `to ${shorten(next)}` : 'below it'} as code`,
      fix: `write ${fence} below the code${next ? `; if ${shorten(next)} is a part of it, write ${fence}${fence[0]} around it` : ''}`,
    });
  });
  return faults;
}

/** Finds names of code such as __init__, which Markdown reads as bold words. */
export function findBoldNames(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'strong', ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    const [, name] = /^__([a-z]+(?:_[a-z]+)*)__$/.exec(written) ?? [];
    if (!name) return;
    faults.push({
      severity: 'warning',
      line: position?.start.line ?? 1,
      expected: 'names of code between backticks',
      found: `${written}, which pages show as ${name} in bold`,
      fix: `write \`${written}\`; for a bold word, **${name}**`,
    });
  });
  return faults;
}

/** Finds formulas that are only words, between dollar signs that are meant as text. */
export function findWordsInFormulas(tree: Nodes): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'inlineMath', ({ value, position }) => {
    if (!/^[\p{L}\d\s,.;:'’-]+$/u.test(value) || !/\p{L}{3}/u.test(value)) return;
    faults.push({
      severity: 'warning',
      line: position?.start.line ?? 1,
      expected: 'a formula between $$ and $$',
      found: `$$${shorten(value)}$$, which is only words`,
      fix: 'put each $$ that is meant as text between backticks; in formulas, write words as \\text{words}',
    });
  });
  return faults;
}

/** Finds images without a description. In HTML, an empty one marks decoration. */
export function findUndescribed(tree: Nodes): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, (node: Nodes) => {
    if ((node.type !== 'image' && node.type !== 'imageReference') || node.alt?.trim()) return;
    const { position } = node;
    const url = node.type === 'image' ? `(${shorten(node.url)})` : `[${node.label ?? ''}]`;
    faults.push({
      severity: 'error',
      line: position?.start.line ?? 1,
      expected: 'a description of the image for people who cannot see it',
      found: `![]${url}`,
      fix: 'write what it shows between ![ and ], or <img src="…" alt=""> for decoration',
    });
  });
  return faults;
}

/** The words of one node, without its children. */
function textOf(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? '';
  // The markers of callouts become titles.
  if (node.type === 'text') return node.value.replace(/^\[!\w+\]/, '');
  if (node.type === 'inlineCode') return node.value;
  // Comments that mark lines of code are not shown.
  if (node.type === 'code') return node.value.replace(NOTATION, '');
  if (node.type !== 'html') return '';
  // Only the words between tags, without entities.
  return node.value.replace(/<!--[^]*?-->|<\/?[a-z][^>]*>|&#?\w+;/gi, ' ');
}
