import type { Root } from 'mdast';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import { restoreBraces } from '../../notes';
import { codeSettings } from '../conversions';

/** The names that languages have elsewhere. */
const otherNames: Readonly<Record<string, string>> = {
  'c++11': 'cpp',
  golang: 'go',
  patch: 'diff',
  sol: 'solidity',
  javascriptreact: 'jsx',
  typescriptreact: 'tsx',
  terminal: 'shellsession',
  vimrc: 'viml',
  conf: 'ini',
  env: 'dotenv',
  htm: 'html',
};

const isKnown = (name: string) =>
  Object.hasOwn(bundledLanguages, name) || isSpecialLang(name) || name === 'math';

/** The name that Shiki has for a language; `text` if it knows none. */
function languageName(info: string): string {
  const name = info.toLowerCase().replace(/^(language-|lang-|\.)/, '');
  const candidates = [name, otherNames[name] ?? '', name.replace(/\W/g, ''), ...name.split(/\W+/)];
  return candidates.find((one) => one !== '' && isKnown(one)) ?? 'text';
}

/** Lines to mark: {1,3}, hl_lines="1 3", hl_lines=[1,3], hl_lines=1-3, mark={1,3} */
const LINES =
  /(?:^|[\s,])(?:(?:hl_lines|highlight|mark|line)\s*[=:]\s*)?(?:"([\d\s,-]+)"|\[["']?([\d\s,"'-]+)["']?\]|\{([\d\s,-]+)\})|(?:hl_lines|highlight|mark)\s*[=:]\s*(\d[\d-]*(?: \d[\d-]*)*)/;

/** A file name: title="a.ts", filename=a.ts */
const TITLE =
  /(?:title|file|filename|name)\s*[=:]\s*(?:"([^"]+)"|'([^']+)'|\{"([^"]+)"\}|([^\s}]+))/;

/** Gives code blocks the languages and settings that pages know, and puts braces back that are text. */
export function remarkCode() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'html') {
        const value = restoreBraces(node.value);
        if (value !== node.value) node.value = value;
      }
      if (node.type !== 'code' || !node.lang) return;
      const info = [/[{:,].*/.exec(node.lang)?.[0] ?? '', node.meta].filter(Boolean).join(' ');
      const [, fileInLanguage] = /^[\w+#-]+:([\w./-]+\.\w+)$/.exec(node.lang) ?? [];
      const lines = LINES.exec(info)?.slice(1).find(Boolean);
      const title = fileInLanguage ?? TITLE.exec(info)?.slice(1).find(Boolean);
      const language = languageName(node.lang.replace(/[\s,{:].*/, ''));
      const meta = codeSettings(lines, title) || null;
      if (language === node.lang && meta === (node.meta ?? null)) return;
      Object.assign(node, { lang: language, meta });
    });
  };
}
