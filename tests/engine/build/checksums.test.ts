/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '@/lib/files-in';
import { changedFiles, changedOnHost, readChecksums, writeChecksums } from '@/build/checksums';
import { writeFiles } from '@/build/write-files';
import { PROVISIONAL_ID, setBuildId } from '@/build/export/build-id';
import { startServer } from '@/build/serve/start-server';

const folder = mkdtempSync(path.join(tmpdir(), 'checksums-test-'));
const place = (name: string) => path.join(folder, name);
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

it('lists every file but the list, sorted, as sha256sum does', () => {
  writeFiles(place('sums'), { 'b/c.txt': '', 'a.html': 'abc', 'B.md': '' });
  expect(writeChecksums(place('sums'))).toBe(3);
  // The list itself is left out the second time too.
  expect(writeChecksums(place('sums'))).toBe(3);
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(read('sums', 'checksums.txt')).toBe(`${empty}  B.md\n${abc}  a.html\n${empty}  b/c.txt\n`);
});

describe('the build id', () => {
  const exportOf = (name: string, page: string) => {
    writeFiles(place(name), {
      'index.html': `<p>${page}</p><i>{"b":"${PROVISIONAL_ID}"}</i>`,
      'index.txt': '"/old.css"',
      [`_next/static/${PROVISIONAL_ID}/_buildManifest.js`]: '',
    });
    return setBuildId(place(name), filesIn(place(name)), new Map([['old.css', 'new.css']]));
  };

  it('takes the place of the provisional one, in texts and in the name of its folder', () => {
    const id = exportOf('one', 'a');
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(read('one', 'index.html')).toBe(`<p>a</p><i>{"b":"${id}"}</i>`);
    expect(read('one', '_next', 'static', id, '_buildManifest.js')).toBe('');
  });

  it('comes together with the names of what was renamed', () => {
    exportOf('five', 'a');
    expect(read('five', 'index.txt')).toBe('"/new.css"');
  });

  it('is not written into files that are named by what they hold', () => {
    writeFiles(place('six'), { '_next/static/chunks/a.js': 'load("old.css")' });
    expect(() => exportOf('six', 'a')).toThrow('_next/static/chunks/a.js: has one of');
  });

  it('is that of the content: the same for the same, another for another', () => {
    const id = exportOf('two', 'a');
    expect(exportOf('three', 'a')).toBe(id);
    expect(exportOf('four', 'b')).not.toBe(id);
  });
});

it('finds the files that differ between two exports, and those that only one has', () => {
  const one = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['old', '1'],
  ]);
  const other = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);
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
