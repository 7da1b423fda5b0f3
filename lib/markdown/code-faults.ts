import type { Code, Nodes } from 'mdast';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import { matchesWithLine, shorten } from '../text';
import { nearest } from '../validation/nearest';
import type { TextFault } from './markdown-faults';
import { TITLE } from './rehype-code';
import { NOTATION } from './rehype-plain-code';
import { languageOf, metaOf } from './remark-code-meta';

/**
 * Finds code blocks without an end, in languages that cannot be highlighted, and with settings or markers that code
 * blocks do not have.
 */
export function findCodeFaults(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'code', (node) => {
    const line = node.position?.start.line ?? 1;
    for (const fault of [
      endFault(node, source),
      settingFault(node),
      ...markerFaults(node),
      languageFault(node),
    ]) {
      if (fault) faults.push({ severity: 'warning', line, ...fault });
    }
  });
  return faults;
}

type CodeFault = Omit<TextFault, 'line' | 'severity'> & Partial<TextFault>;

/** A code block without an end, or one that ends only with the next one. */
function endFault({ position }: Code, source: string): CodeFault | undefined {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  if (!fence) return undefined;
  const [first = '', ...lines] = written.split('\n');
  // A fence with a language cannot end a block.
  const next = lines.find((line) => line.trim().startsWith(fence) && /[`~][ \t]*\w/.test(line));
  if (written.trimEnd().endsWith(fence) && !next) return undefined;
  return {
    severity: 'error',
    expected: 'a line that ends the code block',
    found: `${shorten(first)}, and all text ${next ? `to ${shorten(next)}` : 'below it'} as code`,
    fix: `write ${fence} below the code${next ? `; if ${shorten(next)} is a part of it, write ${fence}${fence[0]} around it` : ''}`,
  };
}

function settingFault(node: Code): CodeFault | undefined {
  const setting = metaOf(node)
    .replace(TITLE, '')
    .replace(/(^|\s)\{[\d\s,-]*\}/, '')
    .trim();
  if (!setting) return undefined;
  const [, lines] = /\[["']?([\d\s,-]+)["']?\]/.exec(setting) ?? [];
  return {
    expected: 'after the language, lines such as {1,3-5}, title="app/page.tsx", or both',
    found: `${shorten(setting)}, which has no effect`,
    fix: lines
      ? `write {${lines}}`
      : 'remove it; lines to mark are written as {2,3}, and added and removed ones end with [!code ++] and [!code --]',
  };
}

/** The comments that mark lines: https://shiki.style/packages/transformers */
const MARKERS = ['[!code ++]', '[!code --]', '[!code highlight]', '[!code focus]'];

function markerFaults({ value, position }: Code): CodeFault[] {
  const code = value.replace(NOTATION, '');
  return Array.from(matchesWithLine(code, /\[!code [^\]\n]*\]/g), ({ line, found: marker }) => {
    const [near = 'one of these'] = nearest(marker, MARKERS, 0.25);
    return {
      line: (position?.start.line ?? 1) + line,
      expected: `one of ${MARKERS.join(', ')}`,
      found: `${shorten(marker)}, which pages show as it is`,
      fix: `write ${near}, in a comment at the end of the line`,
    };
  });
}

/** Names that languages have elsewhere. */
const otherLanguages: Readonly<Record<string, string>> = {
  golang: 'go',
  patch: 'diff',
  sol: 'solidity',
  javascriptreact: 'jsx',
  typescriptreact: 'tsx',
  console: 'shellsession',
};

const isBundled = (name: string) => Object.hasOwn(bundledLanguages, name);

function languageFault({ lang }: Code): CodeFault | undefined {
  const name = languageOf(lang);
  if (!name || name === 'math' || isBundled(name) || isSpecialLang(name)) return undefined;
  const [, language = '', title] = /^([\w+#-]+):(.+)$/.exec(lang ?? '') ?? [];
  const candidates = [name.replace(/\W/g, ''), ...name.split(/\W+/), otherLanguages[name] ?? ''];
  const languages = Object.keys(bundledLanguages);
  const near =
    candidates.find(isBundled) ??
    languages.find((one) => name.length > 2 && one.startsWith(name)) ??
    nearest(name, languages, 0.34)[0];
  const titled = isBundled(language.toLowerCase()) && `${language} title="${title}"`;
  return {
    expected: 'a language of https://shiki.style/languages, or text',
    found: `"${name}", which cannot be highlighted`,
    fix:
      titled || near
        ? `write ${titled || near}`
        : 'write a name from that list, such as go, yaml or sh; or text',
  };
}
