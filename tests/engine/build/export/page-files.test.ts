/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '@/build/write-files';
import { pageFiles } from '@/build/export/page-files';

const out = mkdtempSync(path.join(tmpdir(), 'page-files-test-'));
afterAll(() => rmSync(out, { recursive: true }));

const page = (styles: string[], scripts: string[]) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`),
    ...scripts.map((src) => `<script src="${src}" async=""></script>`),
    '<script src="/polyfills.js" noModule=""></script>',
  ].join('');

it('tells the style sheets of any page, and the scripts that every page has', () => {
  writeFiles(out, {
    'about/index.html': page(['/a.css'], ['/next.js', '/about.js', '/site.js']),
    'index.html': page(['/a.css', '/b.css'], ['/next.js', '/site.js', '/home.js']),
    'notes.txt': page(['/c.css'], []),
  });
  const { styles, scripts } = pageFiles(out);
  expect([...styles]).toEqual(['/a.css', '/b.css']);
  expect(scripts).toEqual(['/next.js', '/site.js']);
});
