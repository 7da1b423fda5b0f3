/** @jest-environment node */
import { contentType, isCompressible } from '@/build/serve/content-types';

it.each([
  ['blog/a.md', 'text/markdown; charset=utf-8', true],
  ['icon.SVG', 'image/svg+xml', true],
  ['a.woff2', 'font/woff2', false],
  ['CNAME', 'application/octet-stream', false],
])('%s is %s', (file, type, compressible) => {
  expect(contentType(file)).toBe(type);
  expect(isCompressible(type)).toBe(compressible);
});
