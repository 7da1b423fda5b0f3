/** @jest-environment node */
import { contentType, isCompressible } from '@/build/serve/content-types';

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.mjs', 'text/javascript; charset=utf-8'],
  ['a.js.map', 'application/json'],
  ['feed.xml', 'application/xml; charset=utf-8'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.md', 'text/markdown; charset=utf-8'],
  ['a.SVG', 'image/svg+xml'],
  ['site.webmanifest', 'application/manifest+json'],
  ['favicon.ico', 'image/x-icon'],
  ['a.woff2', 'font/woff2'],
  ['cv.pdf', 'application/pdf'],
  ['owner.vcf', 'text/vcard; charset=utf-8'],
  ['a.wasm', 'application/wasm'],
  ['CNAME', 'application/octet-stream'],
])('%s is %s', (name, type) => {
  expect(contentType(name)).toBe(type);
});

test('text is worth compressing, packed formats are not', () => {
  expect(
    ['a.html', 'a.json', 'a.svg', 'a.wasm'].map((name) => isCompressible(contentType(name))),
  ).toEqual([true, true, true, true]);
  expect(['a.png', 'a.woff2', 'a.pdf'].map((name) => isCompressible(contentType(name)))).toEqual([
    false,
    false,
    false,
  ]);
});
