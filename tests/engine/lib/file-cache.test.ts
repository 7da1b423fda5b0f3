/** @jest-environment node */
import fs from 'node:fs';
import { fileCache } from '@/lib/file-cache';
import { projectFolder } from '../../support/content-folder';

it('a cache of files keeps files from one time to the next, and removes what nobody asked for', () => {
  const folder = projectFolder({});
  fileCache(folder, '1').set('a', 'A');
  fileCache(folder, '1').set('b', 'B');
  const second = fileCache(folder, '1');
  expect(second.get('a')?.toString()).toBe('A');
  second.prune();
  expect(fs.readdirSync(folder)).toEqual(['1-a']);
  expect(fileCache(folder, '2').has('a')).toBe(false);
});

it('a cache of files can be pruned by two processes at once, while one writes', () => {
  const folder = projectFolder({});
  fileCache(folder, '1').set('old', '');
  const [first, second] = [fileCache(folder, '1'), fileCache(folder, '1')];
  const rename = jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    fileCache(folder, '1').prune();
    rename.mockRestore();
    fs.renameSync(from, to);
  });
  first.set('a', 'A');
  first.prune();
  second.prune();
  expect(fileCache(folder, '1').get('a')?.toString()).toBe('A');
});
