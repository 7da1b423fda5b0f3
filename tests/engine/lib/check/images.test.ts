/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkImages, findImages, removeLocations, warnOfHeavyImages } from '@/lib/check/images';
import { projectFolder } from '../../../support/content-folder';
import { photo } from '../../../support/pictures';

/** Checks images that are written into a folder, and names what is wrong with which. */
async function check(files: Record<string, Buffer>) {
  const root = projectFolder(Object.fromEntries(Object.keys(files).map((file) => [file, ''])));
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(root, file), bytes);
  const { problems, warnings } = await checkImages(root, findImages(root));
  return {
    errors: problems.map(({ file, found }) => `${file}: ${found}`),
    warnings: warnings.map(({ file }) => file),
  };
}

it('finds the images in public/ and beside posts', () => {
  const root = projectFolder({
    'public/images/b.svg': 'four',
    'public/a.txt': '',
    'content/blog/a.md': '',
    'content/blog/a/c d.JPG': '',
    'content/projects/e.png': '',
  });
  expect(findImages(root)).toEqual([
    { file: 'content/blog/a/c d.JPG', size: 0 },
    { file: 'public/images/b.svg', size: 4 },
  ]);
  expect(findImages(projectFolder({}))).toEqual([]);
});

it('an image that is cut off or too large to decode is an error', async () => {
  const whole = await photo();
  const huge = Buffer.from(whole);
  // Height and width in the frame header: https://www.w3.org/Graphics/JPEG/itu-t81.pdf (B.2.2)
  huge.writeUInt32BE(0x7fff_7fff, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  const { errors } = await check({
    'public/cut.jpg': whole.subarray(0, whole.length / 2),
    'public/huge.jpg': huge,
    'public/no-image.jpg': Buffer.from('x'),
    'public/whole.jpg': whole,
  });
  expect(errors).toEqual([
    expect.stringContaining('public/cut.jpg'),
    expect.stringContaining('public/huge.jpg'),
  ]);
});

it('an image in public/ that some hosts refuse for its size is an error', async () => {
  const heavy = Buffer.concat([await photo(), Buffer.alloc(26_300_000)]);
  const { errors } = await check({ 'public/a.jpg': heavy, 'content/blog/a.jpg': heavy });
  expect(errors).toEqual(['public/a.jpg: 26.3 MB']);
});

it('a photo with its location is an error in public/, a warning beside a post', async () => {
  const located = await photo({ located: true });
  expect(
    await check({
      'public/a.jpg': located,
      'public/b.jpg': await photo(),
      'content/blog/c/c.jpg': located,
    }),
  ).toEqual({
    errors: [expect.stringContaining('public/a.jpg')],
    warnings: ['content/blog/c/c.jpg'],
  });
});

it('a photo is written again without its location, upright, and no other one', async () => {
  const located = await photo({ width: 90, height: 60, orientation: 6, located: true });
  const root = projectFolder({
    'public/a.jpg': located,
    'public/b.jpg': await photo(),
    'public/cut.jpg': located.subarray(0, -20),
    'content/blog/c/c.webp': await sharp(located).keepMetadata().webp().toBuffer(),
  });
  const written = await removeLocations(root);
  expect(written.map(({ file }) => file)).toEqual(['public/a.jpg', 'content/blog/c/c.webp']);
  const { length } = readFileSync(join(root, 'public/a.jpg'));
  expect(written[0]).toMatchObject({ before: located.length, size: length });
  const { exif, orientation, ...size } = await sharp(join(root, 'public/a.jpg')).metadata();
  expect({ exif, orientation }).toEqual({});
  expect(size).toMatchObject({ format: 'jpeg', width: 60, height: 90 });
  expect(readFileSync(join(root, 'public/cut.jpg'))).toEqual(located.subarray(0, -20));
  expect(await removeLocations(root)).toEqual([]);
});

it('an image is too heavy sooner where it is published as it is', () => {
  const images = [
    { file: 'public/a.jpg', size: 500_000 },
    { file: 'public/b.jpg', size: 300_000 },
    { file: 'content/blog/c/c.jpg', size: 500_000 },
    { file: 'content/blog/c/d.jpg', size: 9_000_000 },
    { file: 'content/blog/c/e.svg', size: 500_000 },
    // An error.
    { file: 'public/f.jpg', size: 27_000_000 },
  ];
  expect(warnOfHeavyImages(images).map(({ file }) => file)).toEqual([
    'public/a.jpg',
    'content/blog/c/d.jpg',
    'content/blog/c/e.svg',
  ]);
});

it('a photo that is too heavy comes with a width, a drawing has none', () => {
  const images = ['public/a.jpg', 'public/b.svg'].map((file) => ({ file, size: 7_000_000 }));
  const [photo, drawing] = warnOfHeavyImages(images).map(({ words }) => words);
  expect(photo).toMatch(/pixels/);
  expect(drawing).not.toMatch(/pixels/);
});
