import { toWrittenDate } from '@/lib/dates';

const SYLLABLES = 'ba co di fe gu ha jo ki le mo na pi ro su ta ve wi xa yo ze'.split(' ');
const LAST_DAY = Date.UTC(2024, 11, 31);
const A_DAY = 86_400_000;

/**
 * Generates a realistic post: some 600 words with headings, a list, code, a quote, a table and tags.
 * The same number gives the same post. Each post is a day older than the previous one.
 * @returns the text of the post's file
 */
export function generatePost(number: number): string {
  const below = randomNumbers(number);
  // The frequency of words is skewed, as in natural languages.
  const word = () => wordOf(below(below(4000) + 1));
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const sentence = (length = 7 + below(10)) => {
    const marked = [`**${word()}**`, `[${word()}](/about)`, `\`${word()}\``];
    return `${capital(words(length))} ${marked[below(12)] ?? word()}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, () => sentence()).join(' ');
  const lines = (count: number, line: () => string) =>
    Array.from({ length: count }, line).join('\n');

  const statement = () =>
    `  // ${words(5)}\n  if (${word()}.length > ${below(10)}) return [${below(100)}, '${words(2)}', true];`;
  const sections = [
    lines(5, () => `- ${words(6)}`),
    `\`\`\`ts\nfunction ${word()}(${word()}: string) {\n${lines(4, statement)}\n}\n\`\`\``,
    `> ${sentence()}`,
    `| ${word()} | ${word()} |\n| --- | --- |\n${lines(3, () => `| ${words(2)} | ${words(2)} |`)}`,
  ].map((section) => [`## ${capital(words(4))}`, paragraph(), section, paragraph()].join('\n\n'));
  const tags = new Set([1, 2, 3].map(() => `Subject ${below(below(40) + 1) + 1}`));
  const day = new Date(LAST_DAY - number * A_DAY).toISOString().slice(0, 10);
  return `---
title: '${capital(words(5))}'
date: ${toWrittenDate(day)}
preview: '${capital(words(12))}...'
tags: [${[...tags].join(', ')}]
---

${[paragraph(), ...sections].join('\n\n')}
`;
}

/** Maps a number to a unique word. */
function wordOf(number: number): string {
  const syllable = SYLLABLES[number % SYLLABLES.length] ?? '';
  const rest = Math.floor(number / SYLLABLES.length);
  return rest > 0 ? syllable + wordOf(rest) : `${syllable}n`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A seeded generator of random integers below a limit (mulberry32). */
function randomNumbers(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1);
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
