/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, changedOnHost, readChecksums, writeChecksums } from '@/build/checksums';
import { writeFiles } from '@/build/write-files';
import { startServer } from '@/build/serve/start-server';
import { projectFolder } from '../../support/content-folder';

const folder = projectFolder({});
const place = (name: string) => path.join(folder, name);
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');

it('lists every file but the list, sorted, as sha256sum does', () => {
  writeFiles(place('sums'), { 'b/c.txt': '', 'a.html': 'abc', 'B.md': '' });
  expect(writeChecksums(place('sums'))).toBe(3);
  // The list itself is left out the second time too.
  expect(writeChecksums(place('sums'))).toBe(3);
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(read('sums', 'checksums.txt')).toBe(`${empty}  B.md\n${abc}  a.html\n${empty}  b/c.txt\n`);
});

it('finds the files that differ between two exports, and those that only one has', () => {
  const one = new Map(Object.entries({ same: '1', changed: '1', old: '1' }));
  const other = new Map(Object.entries({ same: '1', changed: '2', new: '1' }));
  expect(changedFiles(one, one)).toEqual([]);
  expect(changedFiles(one, other)).toEqual(['changed', 'new', 'old']);
});

it('finds the files that a host does not serve as they were built', async () => {
  const files = { 'index.html': 'a', 'a b/index.html': 'b', 'c.txt': 'c', 'd.txt': 'd' };
  writeFiles(place('site'), { ...files, _headers: '' });
  writeChecksums(place('site'));
  const checksums = readChecksums(place('site'));
  const { url, close } = await startServer({ dir: place('site'), port: 0 });
  expect(await changedOnHost(url, checksums)).toEqual([]);
  writeFiles(place('site'), { 'c.txt': 'changed' });
  rmSync(place('site/d.txt'));
  expect(await changedOnHost(url, checksums)).toEqual(['c.txt', 'd.txt']);
  await close();
});
