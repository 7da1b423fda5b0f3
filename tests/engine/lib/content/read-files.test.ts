/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems } from '@/lib/content/problem';
import { readContentFiles } from '@/lib/content/read-files';
import { projectFolder } from '../../../support/content-folder';

describe('readContentFiles', () => {
  it('reads the files of a folder whole, in order of their names', () => {
    const root = projectFolder({
      'content/blog/b.md': '\uFEFFB\r\n',
      'content/blog/a-2.md': 'A',
      'content/projects/c.md': 'C',
    });
    expect(readContentFiles(root, 'blog')).toEqual({
      files: [
        { file: 'content/blog/a-2.md', slug: 'a-2', source: 'A' },
        { file: 'content/blog/b.md', slug: 'b', source: '\uFEFFB\r\n' },
      ],
      problems: [],
    });
  });

  it('finds nothing where there is no folder, or an empty one', () => {
    const root = projectFolder({});
    expect(readContentFiles(root, 'blog')).toEqual({ files: [], problems: [] });
    mkdirSync(join(root, 'content/blog'), { recursive: true });
    expect(readContentFiles(root, 'blog')).toEqual({ files: [], problems: [] });
  });

  it('passes over hidden files, and leaves folders to findStrays', () => {
    const root = projectFolder({ 'content/blog/.DS_Store': '', 'content/blog/old/a.md': '' });
    expect(readContentFiles(root, 'blog')).toEqual({ files: [], problems: [] });
  });

  it('follows links to files', () => {
    const root = projectFolder({ 'elsewhere.md': 'A', 'content/blog/b.md': 'B' });
    symlinkSync(join(root, 'elsewhere.md'), join(root, 'content/blog/a.md'));
    expect(readContentFiles(root, 'blog').files.map(({ source }) => source)).toEqual(['A', 'B']);
  });

  it('does not propose a name that is taken', () => {
    const root = projectFolder({ 'content/blog/a.md': 'A', 'content/blog/A.markdown': 'B' });
    expect(readContentFiles(root, 'blog').problems).toMatchObject([
      { mend: 'rename the file, but not to a.md, which is there already' },
    ]);
  });

  it('says how to name a file, all files in one run', () => {
    const root = projectFolder({ 'content/blog/My Été.MD': '', 'content/blog/b.txt': '' });
    expect(formatProblems(readContentFiles(root, 'blog').problems)).toBe(
      `content/blog/My Été.MD: file name
  expected  lower-case letters and digits joined by single hyphens, then .md
  found     "My Été.MD"
  mend      rename the file, for example to my-ete.md

content/blog/b.txt: file name
  expected  lower-case letters and digits joined by single hyphens, then .md
  found     "b.txt"
  mend      rename the file, for example to b.md`,
    );
  });

  it.each([
    ['upper case', 'Hello.md', 'hello.md'],
    ['an ending in upper case', 'hello.MD', 'hello.md'],
    ['another ending', 'hello.markdown', 'hello.md'],
    ['spaces', 'my first post.md', 'my-first-post.md'],
    ['a space at the end', 'hello .md', 'hello.md'],
    ['two hyphens', 'a--b.md', 'a-b.md'],
    ['a hyphen at the start', '-a.md', 'a.md'],
    ['an underline', 'a_b.md', 'a-b.md'],
    ['a dot', 'v1.2.md', 'v1-2.md'],
    ['accents', 'été.md', 'ete.md'],
    ['another script', '日本.md', 'my-page.md'],
  ])('refuses %s: %s', (_, name, better) => {
    const { files, problems } = readContentFiles(
      projectFolder({ [`content/blog/${name}`]: '' }),
      'blog',
    );
    expect(files).toEqual([]);
    expect(problems).toMatchObject([{ found: `"${name}"` }]);
    expect(problems[0]?.mend).toBe(`rename the file, for example to ${better}`);
  });

  it('refuses a name that file systems would not take with what is made of it', () => {
    const root = projectFolder({ [`content/blog/${'a'.repeat(250)}.md`]: 'A' });
    expect(readContentFiles(root, 'blog')).toMatchObject({
      files: [],
      problems: [{ expected: 'at most 200 letters before .md', found: '250 letters' }],
    });
  });

  it('refuses a file that is not UTF-8', () => {
    const root = projectFolder({ 'content/blog/a.md': 'A' });
    writeFileSync(join(root, 'content/blog/b.md'), Buffer.from('été', 'latin1'));
    const { files, problems } = readContentFiles(root, 'blog');
    expect(files.map(({ slug }) => slug)).toEqual(['a']);
    expect(problems).toMatchObject([{ file: 'content/blog/b.md', mend: 'save the file as UTF-8' }]);
  });

  it('refuses a name that something else has, and names both', () => {
    const root = projectFolder({ 'content/projects/about.md': '' });
    const reserved = new Map([['about', 'the page /about/']]);
    expect(formatProblems(readContentFiles(root, 'projects', reserved).problems)).toBe(
      `content/projects/about.md: file name
  expected  a name that no other page has
  found     "about", which is the address of the page /about/
  mend      rename the file`,
    );
  });
});
