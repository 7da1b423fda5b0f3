/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { findOrphanFiles } from '@/lib/check/orphan-files';
import { projectFolder } from '../../../support/content-folder';

const orphansIn = (files: Record<string, string>) =>
  findOrphanFiles(projectFolder(files)).map(({ file }) => file);

it('posts, projects, pictures beside a post and hidden files are where they belong', () => {
  expect(
    orphansIn({
      'content/blog/a.md': '',
      'content/blog/a/photo.JPG': '',
      'content/blog/a/deep/photo.svg': '',
      'content/blog/.DS_Store': '',
      'content/pages/c.md': '',
      'content/projects/b.md': '',
      'content/.gitkeep': '',
    }),
  ).toEqual([]);
  expect(orphansIn({})).toEqual([]);
});

it('what no page is made from is named', () => {
  expect(
    orphansIn({
      'content/a.md': '',
      'content/blog/a.md': '',
      'content/blog/a/b.md': '',
      'content/blog/a/deep/c.txt': '',
      'content/blog/2024/d.md': '',
      'content/projects/e/photo.jpg': '',
    }),
  ).toEqual([
    'content/a.md',
    'content/blog/2024',
    'content/blog/a/b.md',
    'content/blog/a/deep/c.txt',
    'content/projects/e',
  ]);
});

it('a post in a folder of its own comes with the name that it needs', () => {
  const root = projectFolder({ 'content/blog/a/index.md': '', 'content/blog/a/photo.jpg': '' });
  expect(findOrphanFiles(root)).toMatchObject([
    { file: 'content/blog/a/index.md', fix: expect.stringContaining('content/blog/a.md') },
  ]);
});

it('links that lead nowhere, or to themselves, are named', () => {
  const root = projectFolder({ 'content/blog/a.md': '' });
  symlinkSync(join(root, 'nowhere.md'), join(root, 'content/blog/b.md'));
  symlinkSync(join(root, 'content/blog/c.md'), join(root, 'content/blog/c.md'));
  expect(findOrphanFiles(root)).toMatchObject([
    { file: 'content/blog/b.md', found: expect.stringContaining('link') },
    { file: 'content/blog/c.md', found: expect.stringContaining('link') },
  ]);
});
