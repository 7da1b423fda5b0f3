const LAST_DAY = Date.UTC(2024, 11, 31);
const A_DAY = 86_400_000;

/**
 * Generates a post: some 600 words with headings, a list, code, a quote, a table and tags.
 * The same number gives the same post. Each post is a day older than the previous one.
 * @returns the text of the post's file
 */
export function generatePost(number: number): string {
  let state = number;
  /** Skewed towards small numbers, as the frequency of words in natural languages is. */
  const below = (limit: number) => {
    state = (state * 48_271 + 1) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) ** 2 * limit);
  };
  const words = (count: number) =>
    Array.from({ length: count }, () => `w${below(4000).toString(36)}`).join(' ');
  const lines = (count: number, line: () => string) =>
    Array.from({ length: count }, line).join('\n');
  const paragraph = () =>
    lines(3, () => `W${words(9)}, **${words(1)}** [${words(1)}](/about) or \`${words(1)}\`.`);
  const sections = [
    lines(5, () => `- ${words(6)}`),
    `\`\`\`ts\n${lines(6, () => `if (${words(1)} > ${below(10)}) return ['${words(2)}', true]; // ${words(5)}`)}\n\`\`\``,
    `> ${paragraph()}`,
    `| ${words(1)} | ${words(1)} |\n| --- | --- |\n${lines(3, () => `| ${words(2)} | ${words(2)} |`)}`,
  ].map((section) => [`## ${words(4)}`, paragraph(), section, paragraph()].join('\n\n'));
  return `---
title: '${words(5)}'
date: ${new Date(LAST_DAY - number * A_DAY).toISOString().slice(0, 10)}
preview: '${words(12)}...'
tags: [Subject ${below(40)}, Topic ${below(40)}]
---

${[paragraph(), ...sections].join('\n\n')}
`;
}
