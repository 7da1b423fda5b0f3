/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locate } from '@/lib/content/line-numbers';
import { writeFiles } from '@/build/write-files';

const root = mkdtempSync(path.join(tmpdir(), 'locate-test-'));
afterAll(() => rmSync(root, { recursive: true }));

const file = 'content/blog/a.md';
writeFiles(root, { [file]: '---\ntitle: A\ndate: 1\nimages:\n  - src: b\n---\npreview: c\n' });
const linesOf = (...fields: string[]) =>
  locate(
    root,
    fields.map((field) => ({ file, field, expected: 'a', found: 'b', mend: 'c' })),
  ).map(({ line }) => line);

it('says in which line of its file a field stands', () => {
  expect(linesOf('title', 'date', 'images.0.src')).toEqual([2, 3, 4]);
});

it('names the first line for a field that front matter does not have', () => {
  expect(linesOf('preview')).toEqual([1]);
});

it('names no line where none is wrong, or the line is known', () => {
  expect(linesOf('file name', 'encoding', 'place')).toEqual([undefined, undefined, undefined]);
  const known = { file, line: 9, field: 'title', expected: 'a', found: 'b', mend: 'c' };
  const elsewhere = { ...known, file: 'data/owner.ts', line: undefined };
  expect(locate(root, [known, elsewhere])).toEqual([known, elsewhere]);
});
