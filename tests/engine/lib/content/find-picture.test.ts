/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagePicture, pictureFinder } from '@/lib/content/find-picture';
import { projectFolder } from '../../../support/content-folder';
import { photo } from '../../../support/pictures';

function folder(files: Record<string, Buffer | string>) {
  const root = projectFolder({});
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes);
  }
  return root;
}

const find = (address: string, files: Record<string, Buffer | string>) =>
  pictureFinder(folder(files))(address);

it('a photograph beside a post has its size, and sources that name its content', async () => {
  const picture = find('/blog/a/photo.jpg', { 'content/blog/a/photo.jpg': await photo() });
  expect(picture).toMatchObject({ file: 'content/blog/a/photo.jpg', width: 900, height: 600 });
  const sources = 'sources' in picture ? picture.sources : [];
  expect(sources.map(({ format, width }) => [format, width])).toEqual([
    ['avif', 400],
    ['avif', 800],
    ['avif', 900],
    ['webp', 400],
    ['webp', 800],
    ['webp', 900],
  ]);
  expect(sources[0]?.address).toMatch(/^\/pictures\/[0-9a-f]{16}-400\.avif$/);
});

it('the same bytes have the same names, others have others', async () => {
  const root = folder({
    'public/images/a.jpg': await photo(),
    'public/images/b.jpg': await photo(),
    'public/images/c.jpg': await photo({ height: 601 }),
  });
  const [a, b, c] = ['a', 'b', 'c'].map((name) => pictureFinder(root)(`/images/${name}.jpg`));
  const names = (picture: unknown) => (picture as { sources: unknown }).sources;
  expect(names(a)).toEqual(names(b));
  expect(names(a)).not.toEqual(names(c));
});

it('a changed file is read again', async () => {
  const root = folder({ 'public/images/a.jpg': await photo() });
  expect(pictureFinder(root)('/images/a.jpg')).toMatchObject({ width: 900 });
  writeFileSync(join(root, 'public/images/a.jpg'), await photo({ width: 90 }));
  expect(pictureFinder(root)('/images/a.jpg')).toMatchObject({ width: 90 });
});

it('a photograph taken upright is measured upright', async () => {
  const files = { 'public/a.jpg': await photo({ orientation: 6 }) };
  expect(find('/a.jpg', files)).toMatchObject({ width: 600, height: 900 });
});

it('a drawing stays as it is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"/>';
  expect(find('/images/a.svg', { 'public/images/a.svg': svg })).toMatchObject({
    width: 160,
    height: 100,
    sources: [],
  });
});

it('a photograph beside the texts of a page comes in widths for wide windows too', async () => {
  const root = folder({ 'public/images/a.jpg': await photo({ width: 2400 }) });
  const { src, width, sources } = pagePicture(root, '/images/a.jpg');
  expect([src, width]).toEqual(['/images/a.jpg', 2400]);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcSet.match(/\d+w/g)).toEqual(['400w', '800w', '1344w', '1920w']);
});

it('a picture of a page that is missing keeps its place; the file that names it has a mistake', () => {
  expect(pagePicture(folder({}), '/images/none.jpg')).toEqual({
    ...{ src: '/images/none.jpg', width: 1600, height: 1000, sources: [] },
  });
});

it('names may hold spaces', async () => {
  const files = { 'content/blog/a/my photo.jpg': await photo() };
  expect(find('/blog/a/my%20photo.jpg', files)).toMatchObject({ width: 900 });
});

it('while writing there are no sources: nothing has made them yet', async () => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(find('/a.jpg', { 'public/a.jpg': await photo() })).toMatchObject({ sources: [] });
  env.restore();
});

describe('a mistake says how to mend it', () => {
  it.each([
    ['a missing file beside a post', '/blog/a/b.jpg', {}, /into content\/blog\/a\/, or correct/],
    ['a missing file in public', '/images/b.jpg', {}, /a picture of public\/images\/ as/],
    ['another case', '/images/A.JPG', { 'public/images/a.jpg': 'x' }, /./],
    ['a text', '/a.jpg', { 'public/a.jpg': 'no picture' }, /save the picture anew/],
    ['an empty file', '/a.jpg', { 'public/a.jpg': '' }, /save the picture anew/],
    ['a drawing without size', '/a.svg', { 'public/a.svg': '<svg/>' }, /save the picture anew/],
    ['a bitmap', '/a.bmp', { 'public/a.bmp': `BM${'\u0001'.repeat(60)}` }, /one of these formats/],
    ['a folder', '/images', { 'public/images/a.jpg': '' }, /./],
    ['a file outside', '/..%2f..%2fetc/passwd', {}, /./],
    ['a broken address', '/%zz.jpg', {}, /./],
  ])('%s', (_, address, files, mend) => {
    expect(find(address, files as Record<string, string>)).toMatchObject({
      mend: expect.stringMatching(mend),
    });
  });
});
