import type { Code } from 'mdast';
import { nearest } from '../nearest';
import { languageOf, parseCodeMeta } from './code-meta';
import { isKnownLanguage, knownLanguages } from './highlighter';

/** A heading, and the line in which it begins. */
export interface Heading {
  depth: number;
  words: string;
  line: number;
}

/** Headings that skip a level, and headings of the first level, which is the page's own. */
export const warnOfHeadings = (headings: readonly Heading[]) =>
  headings.flatMap(({ depth, words, line }, index) => {
    const before = Math.max(1, headings[index - 1]?.depth ?? 1);
    const name = `"${'#'.repeat(depth)} ${words}"`;
    if (depth === 1)
      return [{ line, words: `${name}: the page's title is its # already, begin with ##` }];
    if (depth <= before + 1) return [];
    return [{ line, words: `${name} skips a level: write ${'#'.repeat(before + 1)}` }];
  });

/** Code in a language that has no colours, and marked lines that it does not have. */
export function warnOfCode({ lang, meta, value }: Code): string[] {
  const language = languageOf(lang);
  const [name, title] = lang?.split(':') ?? [];
  const count = value.split('\n').length;
  const beyond = parseCodeMeta(meta ?? '').lines.find((number) => number > count);
  return [
    ...(PLAIN.test(language) || isKnownLanguage(language)
      ? []
      : [
          `\`\`\`${language}: no colours for this language; write ${
            title
              ? `\`\`\`${name} title="${title}"`
              : `\`\`\`text, ${nearestLanguage(language)}or one of https://shiki.style/languages`
          }`,
        ]),
    ...(beyond === undefined
      ? []
      : [`\`\`\`${language} ${meta}: there are ${count} lines, and no line ${beyond}`]),
  ];
}

/** What says that code wants no colours. */
const PLAIN = /^(|output)$/;

/** The language that another name may have been meant to be, such as `asm` of `x86asm`. */
function nearestLanguage(language: string): string {
  const letters = language
    .toLowerCase()
    .replace(/[^a-z0-9+#]/g, '')
    .replace(/lang$/, '');
  const [ending] = knownLanguages
    .filter((name) => name === letters || (name.length >= 3 && letters.endsWith(name)))
    .sort((a, b) => b.length - a.length);
  const whole = letters.length > 2 && knownLanguages.find((name) => name.startsWith(letters));
  const found = ending ?? (whole || nearest(letters, knownLanguages)[0]);
  return found ? `\`\`\`${found}, ` : '';
}
