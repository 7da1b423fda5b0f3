/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '@/build/write-files';
import { mergeScripts } from '@/build/export/merge-scripts';

const out = mkdtempSync(path.join(tmpdir(), 'merge-scripts-test-'));
afterAll(() => rmSync(out, { recursive: true }));

const chunks = '_next/static/chunks';

it('makes one file of scripts, in their order, and tells what it is called', () => {
  writeFiles(out, {
    [`${chunks}/b.js`]: 'push(1);\n',
    [`${chunks}/a.js`]: 'push(2);',
    [`${chunks}/page.js`]: 'push(3);',
  });
  const addresses = [`/portfolio/${chunks}/b.js`, `/portfolio/${chunks}/a.js`];
  const names = mergeScripts(out, addresses, '/portfolio');
  const [name = ''] = names.values();
  expect([...names]).toEqual([
    ['b.js', name],
    ['a.js', name],
  ]);
  expect(name).toMatch(/^[0-9a-f]{13}\.js$/);
  expect(readFileSync(path.join(out, chunks, name), 'utf8')).toBe('push(1);;\npush(2);');
  expect(readdirSync(path.join(out, chunks)).sort()).toEqual([name, 'page.js'].sort());
});

it('refuses pages that have none in common', () => {
  expect(() => mergeScripts(out, [], '')).toThrow('the pages have no script in common');
});
