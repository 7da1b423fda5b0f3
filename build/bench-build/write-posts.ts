import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toWrittenDate } from '@/lib/dates';

/** Words of prose in a post, about. */
const WORDS = 600;

/** How many words there are; the more common ones are used more often, as in any language. */
const VOCABULARY = 4000;

const TAGS = 40;
const LAST_DAY = Date.UTC(2024, 11, 31);
const A_DAY = 86_400_000;

/**
 * Writes posts that look like what people write: prose, headings, a list, code, a quote, a table
 * and tags. The same number gives the same posts.
 * @param folder where they are written; it has to be there
 * @param count how many
 */
export function writePosts(folder: string, count: number): void {
  for (let number = 1; number <= count; number++) {
    writeFileSync(path.join(folder, `measured-post-${number}.md`), postText(number));
  }
}

/** The file of a post; each is a day older than the one before. */
export function postText(number: number): string {
  const { below, words, sentence, paragraph } = writer(number);
  const day = new Date(LAST_DAY - number * A_DAY).toISOString().slice(0, 10);
  const tags = new Set([1, 2, 3].map(() => `Subject ${below(below(TAGS) + 1) + 1}`));
  const sections = [list, code, quote, table];
  const parts = sections.flatMap((section) => [
    `## ${capital(words(4))}`,
    paragraph(),
    section(),
    paragraph(),
  ]);
  return `---
title: '${capital(words(5))}'
date: ${toWrittenDate(day)}
preview: '${sentence().slice(0, -1)}...'
tags: [${[...tags].join(', ')}]
---

${[paragraph(), ...parts].join('\n\n')}
`;

  function list() {
    return Array.from({ length: 5 }, () => `- ${capital(words(6))}`).join('\n');
  }

  function code() {
    const lines = Array.from(
      { length: 4 },
      () => `  // ${words(5)}
  const ${words(1)} = ['${words(1)}', ${below(100)}, true];
  if (${words(1)}.length > ${below(10)}) return \`${words(2)}\`;`,
    );
    return `\`\`\`ts\nfunction ${words(1)}(${words(1)}: string) {\n${lines.join('\n')}\n}\n\`\`\``;
  }

  function quote() {
    return `> ${sentence()}`;
  }

  function table() {
    const rows = Array.from({ length: 3 }, () => `| ${words(2)} | ${words(2)} |`);
    return [`| ${words(1)} | ${words(1)} |`, '| --- | --- |', ...rows].join('\n');
  }
}

/** What writes the words of a post. */
function writer(seed: number) {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const words = (count: number) =>
    Array.from({ length: count }, () => wordOf(below(below(VOCABULARY) + 1))).join(' ');
  const sentence = () => {
    const written = words(7 + below(10)).split(' ');
    const at = below(written.length);
    const marked = [`**${written[at]}**`, `[${written[at]}](/about)`, `\`${written[at]}\``];
    return `${capital(written.with(at, marked[below(12)] ?? written[at] ?? '').join(' '))}.`;
  };
  const paragraph = () =>
    Array.from({ length: Math.round(WORDS / 9 / 12) }, () => sentence()).join(' ');
  return { below, words, sentence, paragraph };
}

const syllables = 'ba co di fe gu ha jo ki le mo na pi ro su ta ve wi xa yo ze'.split(' ');

/** A word by its number: no two are alike. */
function wordOf(number: number): string {
  const syllable = syllables[number % syllables.length] ?? '';
  const rest = Math.floor(number / syllables.length);
  return rest > 0 ? syllable + wordOf(rest) : `${syllable}n`;
}

/** Words of the posts, common and rare ones. */
export const sampleWords = [0, 1, 10, 100, 1000, VOCABULARY - 1].map(wordOf);

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Evenly spread numbers from 0 to 1, the same ones for a seed: mulberry32. */
function randomNumbers(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
