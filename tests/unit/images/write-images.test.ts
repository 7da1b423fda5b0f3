/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesIn } from '@/lib/files/files-in';
import { writeImages } from '@/lib/images/write-images';
import { projectFolder } from '../../support/content-folder';
import { photo } from '../../support/images';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>';

/** A WebP file with two frames. */
const animation = () =>
  sharp(Buffer.from([255, 0, 0, 0, 0, 255]), {
    raw: { width: 1, height: 2, channels: 3, pageHeight: 1 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();

async function write(
  files: Record<string, string | Buffer>,
  named: string[],
  beside: string[] = [],
) {
  const folder = projectFolder(files);
  const out = projectFolder({});
  await writeImages(out, [{ url: '/blog/', folder: path.join(folder, 'blog') }], named, beside);
  return { out, folder, names: filesIn(out).map((name) => name.replace(/[0-9a-f]{16}/, 'hash')) };
}

test('photos are written in two formats and several widths, at most as wide as they are', async () => {
  const { names } = await write({ 'blog/a/p.jpg': await photo({ width: 900, height: 600 }) }, [
    '/blog/a/p.jpg',
  ]);
  expect(names).toEqual(
    [
      'blog/a/p.jpg',
      ...[400, 800, 900].flatMap((width) =>
        ['avif', 'webp'].map((format) => `images/sizes/hash-${width}.${format}`),
      ),
    ].sort(),
  );
});

test('photos are turned upright, and lose their metadata', async () => {
  const located = await photo({ width: 90, height: 60, orientation: 6, located: true });
  const { out } = await write({ 'blog/a/p.jpg': located }, ['/blog/a/p.jpg']);
  for (const name of filesIn(out)) {
    const { exif, xmp, orientation, width, height } = await sharp(path.join(out, name)).metadata();
    expect({ exif, xmp, orientation, width, height }).toEqual({ width: 60, height: 90 });
  }
});

test('drawings and animations stay as they are', async () => {
  const files = { 'blog/a/d.svg': svg, 'blog/a/m.webp': await animation() };
  const { out, names } = await write(files, ['/blog/a/d.svg', '/blog/a/m.webp']);
  expect(names).toEqual(['blog/a/d.svg', 'blog/a/m.webp']);
  expect(readFileSync(path.join(out, 'blog/a/m.webp'))).toEqual(files['blog/a/m.webp']);
});

test('videos and captions are copied, and missing files are left out', async () => {
  const files = { 'blog/a/v.webm': 'video', 'blog/a/v.en.vtt': 'WEBVTT' };
  const { names } = await write(files, [
    ...['/blog/a/v.webm', '/blog/a/v.en.vtt', '/blog/a/nothing.png'],
  ]);
  expect(names).toEqual(['blog/a/v.en.vtt', 'blog/a/v.webm']);
});

test('the same image gives the same bytes', async () => {
  const files = { 'blog/a/p.jpg': await photo({ width: 200, height: 120 }) };
  const [one, two] = [await write(files, ['/blog/a/p.jpg']), await write(files, ['/blog/a/p.jpg'])];
  for (const name of filesIn(one.out)) {
    expect(readFileSync(path.join(two.out, name))).toEqual(readFileSync(path.join(one.out, name)));
  }
});

test('a broken image is reported with its name', async () => {
  const whole = await photo();
  const half = whole.subarray(0, whole.length / 2);
  await expect(write({ 'blog/a/p.jpg': half }, ['/blog/a/p.jpg'])).rejects.toThrow('blog/a/p.jpg');
});
