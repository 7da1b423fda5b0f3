import vectors from 'html-purify/tests/test-vectors.js';

/** The test vectors of html-purify (BSD), mostly from cure53's HTML5 Security Cheatsheet. */
const attacks = [...vectors.html5secVectors, ...vectors.generalVectors].map(({ input }) => input);

/** The values of attributes that run script or hold a document. */
export const hostileUrls: readonly string[] = [
  ...new Set(
    attacks
      .flatMap((text) => [...text.matchAll(/=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g)])
      .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
      .filter((value) => /script|data:|mocha:|&#/i.test(value)),
  ),
];

/** Attacks that they lack: Markdown, and ids and names that shadow properties. */
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
