/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageImage, imageFinder } from '@/lib/images/find-image';
import { projectFolder, type Files } from '../../../support/content-folder';
import { photo } from '../../../support/pictures';

const find = (url: string, files: Files) => imageFinder(projectFolder(files))(url);

const sourcesOf = (picture: ReturnType<typeof find>) =>
  'sources' in picture ? picture.sources : [];

describe('a photograph', () => {
  it('has its size, and sources that name its content', async () => {
    const picture = find('/blog/a/my%20photo.jpg', {
      'content/blog/a/my photo.jpg': await photo(),
    });
    expect(picture).toMatchObject({ file: 'content/blog/a/my photo.jpg', width: 900, height: 600 });
    const sources = sourcesOf(picture);
    expect(sources.map(({ format, width }) => `${width} ${format}`)).toEqual([
      ...['400 avif', '800 avif', '900 avif', '400 webp', '800 webp', '900 webp'],
    ]);
    expect(sources[0]?.url).toMatch(/^\/pictures\/[0-9a-f]{16}-400\.avif$/);
  });

  it('has the sources of its bytes, whatever its name', async () => {
    const root = projectFolder({
      'public/images/a.jpg': await photo(),
      'public/images/b.jpg': await photo(),
      'public/images/c.jpg': await photo({ height: 601 }),
    });
    const [a, b, c] = ['a', 'b', 'c'].map((name) =>
      sourcesOf(imageFinder(root)(`/images/${name}.jpg`)),
    );
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
  });

  it('is read again when its file has changed', async () => {
    const root = projectFolder({ 'public/images/a.jpg': await photo() });
    expect(imageFinder(root)('/images/a.jpg')).toMatchObject({ width: 900 });
    writeFileSync(join(root, 'public/images/a.jpg'), await photo({ width: 90 }));
    expect(imageFinder(root)('/images/a.jpg')).toMatchObject({ width: 90 });
  });

  it('taken upright is measured upright', async () => {
    const files = { 'public/a.jpg': await photo({ orientation: 6 }) };
    expect(find('/a.jpg', files)).toMatchObject({ width: 600, height: 900 });
  });

  it('has no sources while the owner writes: nothing has made them yet', async () => {
    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(find('/a.jpg', { 'public/a.jpg': await photo() })).toMatchObject({ sources: [] });
    env.restore();
  });

  it('beside the texts of a page comes in widths for wide windows too', async () => {
    const root = projectFolder({ 'public/images/a.jpg': await photo({ width: 2400 }) });
    const { src, width, sources } = pageImage(root, '/images/a.jpg');
    expect([src, width]).toEqual(['/images/a.jpg', 2400]);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcSet.match(/\d+w/g)).toEqual(['400w', '800w', '1344w', '1920w']);
  });
});

it('a picture of a page that is missing keeps its place', () => {
  expect(pageImage(projectFolder({}), '/images/none.jpg')).toEqual({
    ...{ src: '/images/none.jpg', width: 1600, height: 1000, sources: [] },
  });
});

it.each([
  ['/images/mee.jpg', 'public/images/me.jpg', 'write /images/me.jpg, or '],
  ['/images/loss.PNG', 'public/images/loss.png', 'write /images/loss.png, or '],
  ['/blog/a/photo%201.jpg', 'content/blog/a/Photo-1.jpg', 'write a/Photo-1.jpg, or '],
  ['/images/mee.jpg', 'public/images/box.jpg', 'write a file of '],
])('what is missing at %s while %s is there: %s', (url, file, fix) => {
  expect(find(url, { [file]: 'x' })).toMatchObject({
    fix: expect.stringMatching(new RegExp(`^${fix}`)),
  });
});

it.each<[string, string, Files]>([
  ['a missing file', '/blog/a/b.jpg', {}],
  ['another case', '/images/A.JPG', { 'public/images/a.jpg': 'x' }],
  ['a text', '/a.jpg', { 'public/a.jpg': 'no picture' }],
  ['a drawing without size', '/a.svg', { 'public/a.svg': '<svg/>' }],
  ['a bitmap', '/a.bmp', { 'public/a.bmp': `BM${'\u0001'.repeat(60)}` }],
  ['a file outside', '/..%2f..%2fetc/passwd', {}],
  ['a broken URL', '/%zz.jpg', {}],
])('%s is no picture, and says how to fix it', (_, url, files) => {
  expect(find(url, files)).toEqual({
    ...{ expected: expect.any(String), found: expect.any(String), fix: expect.any(String) },
  });
});
