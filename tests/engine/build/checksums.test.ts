/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '@/build/files-in';
import { writeChecksums } from '@/build/write-checksums';
import { writeFiles } from '@/build/write-files';
import { PROVISIONAL_ID, setBuildId } from '@/build/export/build-id';
import { startServer } from '@/build/serve/start-server';
import { compareFolders } from '@/scripts/verify/compare-folders';
import { compareSite, readChecksums } from '@/scripts/verify/compare-site';

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

it('two folders are compared file by file, and told apart by the first byte that differs', () => {
  writeFiles(place('here'), { 'same.txt': 'a', 'text.txt': 'one two', 'here.txt': '' });
  writeFiles(place('there'), { 'same.txt': 'a', 'text.txt': 'one too', 'there.txt': '' });
  expect(compareFolders(place('here'), place('here'))).toEqual([]);
  expect(compareFolders(place('here'), place('there'))).toEqual([
    'here.txt: in the first alone',
    'text.txt: from byte 5 on "one two" and "one too"',
    'there.txt: in the second alone',
  ]);
});

it('a host is compared with the checksums of a build', async () => {
  const files = {
    'index.html': 'a',
    'a b/index.html': 'b',
    'c.txt': 'c',
    'd.txt': 'd',
    _headers: '',
  };
  writeFiles(place('site'), files);
  writeChecksums(place('site'));
  const checksums = readChecksums(read('site', 'checksums.txt'));
  const { url, close } = await startServer({ dir: place('site'), port: 0 });
  expect(await compareSite(url, checksums)).toEqual([]);
  writeFiles(place('site'), { 'c.txt': 'changed' });
  rmSync(place('site/d.txt'));
  expect(await compareSite(url, checksums)).toEqual(['c.txt: other bytes', 'd.txt: status 404']);
  await close();
});
