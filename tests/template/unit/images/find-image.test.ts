import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageFinder, pageImage, type PublishedFolder } from '@/lib/images/find-image';
import { namedFiles } from '@/scripts/build/write-images';
import { projectFolder, type Files } from '../../support/content-folder';
import { photo } from '../../support/images';

const foldersIn = (root: string): PublishedFolder[] => [
  { url: '/blog/', folder: join(root, 'content/blog') },
  { url: '/', folder: join(root, 'content/projects') },
  { url: '/', folder: join(root, 'public') },
];

const find = (url: string, files: Files) => imageFinder(foldersIn(projectFolder(files)))(url);

const sourcesOf = (image: ReturnType<typeof find>) => ('sources' in image ? image.sources : []);

describe('a photo', () => {
  it('has its size, and sources with a hash of its content', async () => {
    const image = find('/blog/a/my%20photo.jpg', { 'content/blog/a/my photo.jpg': await photo() });
    expect(image).toMatchObject({ width: 900, height: 600 });
    expect(sourcesOf(image)[0]?.url).toMatch(/^\/images\/sizes\/[0-9a-f]{16}-400\.avif$/);
  });

  it('is read again when its file has changed', async () => {
    const root = projectFolder({ 'public/images/a.jpg': await photo() });
    expect(imageFinder(foldersIn(root))('/images/a.jpg')).toMatchObject({ width: 900 });
    writeFileSync(join(root, 'public/images/a.jpg'), await photo({ width: 90 }));
    expect(imageFinder(foldersIn(root))('/images/a.jpg')).toMatchObject({ width: 90 });
  });

  it('that was taken in portrait format has the size of that format', async () => {
    const files = { 'public/a.jpg': await photo({ orientation: 6 }) };
    expect(find('/a.jpg', files)).toMatchObject({ width: 600, height: 900 });
  });

  it('beside the texts of a page comes in widths for wide windows too', async () => {
    const root = projectFolder({ 'content/projects/p/a.jpg': await photo({ width: 2400 }) });
    const { src, sources } = pageImage(foldersIn(root), '/p/a.jpg');
    expect(src).toBe('/p/a.jpg');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcSet.match(/\d+w/g)).toEqual(['400w', '800w', '1344w', '1920w']);
  });

  it('that is too long for WebP is an error', async () => {
    const long = await sharp({
      create: { width: 10, height: 17_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(find('/a.png', { 'public/a.png': long })).toMatchObject({
      problem: expect.stringContaining('10 × 17000'),
    });
  });
});

describe('an animation stays as it is', () => {
  const drawing = (background = '#fff') =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } });

  it('as PNG, even with much data before its frames', async () => {
    const png = await drawing().png().toBuffer();
    const chunk = (type: string, data: Buffer) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
    };
    const header = 33;
    const animated = Buffer.concat([
      png.subarray(0, header),
      chunk('tEXt', Buffer.alloc(9000)),
      chunk('acTL', Buffer.alloc(8)),
      png.subarray(header),
    ]);
    expect(find('/a.png', { 'public/a.png': animated })).toMatchObject({ width: 8, sources: [] });
  });

  it('unless only its metadata says that it is one', async () => {
    const webp = await drawing().withXmp('<x>ANIM</x>').webp().toBuffer();
    expect(sourcesOf(find('/a.webp', { 'public/a.webp': webp }))).not.toEqual([]);
  });
});

it('a missing image of a page gets a usual size', () => {
  expect(pageImage(foldersIn(projectFolder({})), '/images/none.jpg')).toEqual({
    src: '/images/none.jpg',
    width: 1600,
    height: 1000,
    sources: [],
  });
});

it.each<[string, string, Files]>([
  ['a missing file', '/blog/a/b.jpg', {}],
  ['a name in another case', '/images/A.JPG', { 'public/images/a.jpg': 'x' }],
  ['a text', '/a.jpg', { 'public/a.jpg': 'not an image' }],
  ['a drawing without size', '/a.svg', { 'public/a.svg': '<svg/>' }],
  ['a bitmap', '/a.bmp', { 'public/a.bmp': `BM${'\u0001'.repeat(60)}` }],
  ['a file outside', '/..%2f..%2fetc/passwd', {}],
  ['a broken URL', '/%zz.jpg', {}],
])('%s is a problem', (_, url, files) => {
  expect(find(url, files)).toEqual({ problem: expect.any(String) });
});

it('finds the files that an entry names, in front matter, Markdown and HTML', () => {
  const body = `![B](a/b.png "title") [![C](</c d.svg>)](https://elsewhere.test/e.png)

![D](a/d(1).png) ![E](a/it's.png) ![F][f]

<video src="a/f.mp4" poster='/g.webp'></video>

<div><img alt="I"src="a/i&amp;j.png"></div>

[f]: a/[f].jpg`;
  const fields = {
    marked: (format: string) =>
      format === 'image'
        ? [{ path: ['image'], text: 'a/cover.jpg' }]
        : [{ path: ['text'], text: '![H](/h.png)' }],
  };
  expect(namedFiles({ body, baseUrl: '/blog/', ...fields }).toSorted()).toEqual([
    '/blog/a/%5Bf%5D.jpg',
    '/blog/a/b.png',
    '/blog/a/cover.jpg',
    '/blog/a/d(1).png',
    '/blog/a/f.mp4',
    '/blog/a/i&j.png',
    "/blog/a/it's.png",
    '/c%20d.svg',
    '/g.webp',
    '/h.png',
  ]);
});
