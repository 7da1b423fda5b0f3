/** @jest-environment node */
import { putTogether, takeApart } from '@/build/export/finish-page';

/** A page in the form in which Next 16 writes it. */
const exported = (extra = '') =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="manifest" href="/manifest.webmanifest"/>' +
  '<link rel="preconnect" href="/" crossorigin=""/>' +
  '<link rel="icon" href="/icon.svg" type="image/svg+xml"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>' +
  '<script>theme()</script></head><body><h1>Title</h1>' +
  '<script type="application/ld+json">{"@graph":[]}</script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/b.js"],"runtimeModuleIds":[1]});</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:[\\"</script\\u003e"])</script>' +
  `<script>self.__next_f.push([1,"]\\n"])</script>${extra}</body></html>`;

it("takes Next's style sheets, scripts and data out of a page, and leaves the rest", () => {
  expect(takeApart(exported())).toEqual({
    html:
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>theme()</script></head>' +
      '<body><h1>Title</h1>' +
      '<script type="application/ld+json">{"@graph":[]}</script></body></html>',
    styles: ['/_next/static/chunks/a.css'],
    scripts: ['/_next/static/chunks/b.js'],
    entry: { otherChunks: ['static/chunks/b.js'], runtimeModuleIds: [1] },
    flight: '0:["</script>]\n',
    links: [
      '<link rel="manifest" href="/manifest.webmanifest"/>',
      '<link rel="icon" href="/icon.svg" type="image/svg+xml"/>',
    ],
  });
});

it('refuses a page that Next did not write, or wrote in another form', () => {
  expect(() => takeApart('<html><body></body></html>')).toThrow("no trace of Next's scripts");
  expect(() => takeApart(exported('<script>$RC("B:0","S:0")</script>'))).toThrow(
    'a script that is not known: $RC("B:0","S:0")',
  );
  expect(() => takeApart(exported('<script>self.__next_f.push([3,"AAAA"])</script>'))).toThrow(
    'flight data of kind 3',
  );
});

it('puts a page together with its CSS, and what it fetches later, in the head', () => {
  const html = putTogether('<head></head><body><p></p></body>', {
    css: 'p{top:0}',
    ownCss: '@font-face{font-family:b}',
    fonts: [['a', '/a.woff2', '400']],
    links: ['<link rel="icon" href="/icon.svg"/>'],
    head: 'fetchLate()',
    late: ['/late.js', 'sha256-of late'],
    flight: '/a</script>/index.txt',
    scripts: [['/c.js', 'sha256-of c']],
  });
  const [, data = ''] = /const page=(\{.*\});fetchLate/.exec(html) ?? [];
  expect(html.replace(data, '{}')).toBe(
    '<head><link rel="icon" href="data:,"/>' +
      '<style>@font-face{font-family:b}</style><style data-page>p{top:0}</style>' +
      '<script>{const page={};fetchLate()}</script>' +
      '<noscript><link rel="icon" href="/icon.svg"/>' +
      '<style>@font-face{font-family:a;src:url(/a.woff2);font-display:swap;font-weight:400}</style>' +
      '</noscript></head><body><p></p></body>',
  );
  expect(JSON.parse(data)).toEqual({
    fonts: [['a', '/a.woff2', '400']],
    late: ['/late.js', 'sha256-of late'],
    flight: '/a</script>/index.txt',
    scripts: [['/c.js', 'sha256-of c']],
  });
});
