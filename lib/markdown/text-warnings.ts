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

/** Warns of code whose language cannot be highlighted, and of marked lines beyond its end. */
export function warnOfCode({ lang, meta, value }: Code): string[] {
  const language = languageOf(lang);
  const count = value.split('\n').length;
  const beyond = parseCodeMeta(meta ?? '').lines.find((number) => number > count);
  return [
    ...(PLAIN.test(language) || isKnownLanguage(language)
      ? []
      : [`\`\`\`${language}: no colours for this language; write ${insteadOf(lang ?? '')}`]),
    ...(beyond === undefined
      ? []
      : [`\`\`\`${language} ${meta}: the code ends with line ${count}, and has no line ${beyond}`]),
  ];
}

/** What says that code wants no colours. */
const PLAIN = /^(|output)$/;

function insteadOf(lang: string): string {
  const [name, title] = lang.split(':');
  if (title) return `\`\`\`${name} title="${title}"`;
  const [near] = nearest(languageOf(lang), knownLanguages);
  return `\`\`\`text, ${near ? `\`\`\`${near}, ` : ''}or one of https://shiki.style/languages`;
}
