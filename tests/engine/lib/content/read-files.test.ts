/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '@/lib/content/read-files';
import { projectFolder, type Files } from '../../../support/content-folder';

const read = (files: Files) => readContentFiles(projectFolder(files), 'blog');

it('reads the files of a folder, in order of their names', () => {
  const files = {
    'content/blog/b.md': '\uFEFFB\r\n',
    'content/blog/a-2.md': 'A',
    'content/blog/.DS_Store': '',
    'content/blog/old/a.md': '',
    'content/projects/c.md': 'C',
  };
  expect(read(files)).toEqual({
    files: [
      { file: 'content/blog/a-2.md', slug: 'a-2', source: 'A' },
      { file: 'content/blog/b.md', slug: 'b', source: '\uFEFFB\r\n' },
    ],
    problems: [],
  });
  expect(read({})).toEqual({ files: [], problems: [] });
});

it('follows links to files', () => {
  const root = projectFolder({ 'elsewhere.md': 'A', 'content/blog/b.md': 'B' });
  symlinkSync(join(root, 'elsewhere.md'), join(root, 'content/blog/a.md'));
  const { files } = readContentFiles(root, 'blog');
  expect(files.map(({ source }) => source)).toEqual(['A', 'B']);
});

describe('refuses a file', () => {
  it.each([
    ['Hello.md', 'hello.md'],
    ['hello.markdown', 'hello.md'],
    ['v1.2.md', 'v1-2.md'],
    ['My Été.md', 'my-ete.md'],
    ['日本.md', 'my-page.md'],
  ])('called %s, and proposes %s', (name, better) => {
    const { files, problems } = read({ [`content/blog/${name}`]: '' });
    expect(files).toEqual([]);
    expect(problems).toMatchObject([
      { file: `content/blog/${name}`, field: 'file name', fix: expect.stringContaining(better) },
    ]);
  });

  it('without proposing a name that is taken', () => {
    const { problems } = read({ 'content/blog/a.md': 'A', 'content/blog/A.markdown': 'B' });
    expect(problems).toMatchObject([{ fix: expect.stringContaining('not to a.md') }]);
  });

  it('whose name file systems would not take with what is made of it', () => {
    const { problems } = read({ [`content/blog/${'a'.repeat(250)}.md`]: 'A' });
    expect(problems).toMatchObject([{ found: expect.stringContaining('250') }]);
  });
});
