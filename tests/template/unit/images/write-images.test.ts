import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesIn } from '@/lib/files/files-in';
import { writeImages } from '@/scripts/build/write-images';
import { projectFolder } from '../../support/content-folder';
import { photo } from '../../support/images';

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
  const folders = [{ url: '/blog/', folder: path.join(folder, 'blog') }];
  const backgrounds = { dark: { bg: '#000000' }, light: { bg: '#ffffff' } };
  await writeImages(out, folders, named, beside, backgrounds);
  return { out, folder, names: filesIn(out).map((name) => name.replace(/[0-9a-f]{16}/, 'hash')) };
}

test('photos are written in two formats and several widths, at most as wide as they are', async () => {
  const { names } = await write({ 'blog/a/p.jpg': await photo() }, ['/blog/a/p.jpg']);
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

test('other files stay as they are, and missing ones are left out', async () => {
  const files = {
    'blog/a/animation.webp': await animation(),
    'blog/a/captions.en.vtt': 'WEBVTT',
    'blog/a/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>',
    'blog/a/video.webm': 'video',
  };
  const named = [...Object.keys(files), 'blog/a/nothing.png'].map((name) => `/${name}`);
  const { out, names } = await write(files, named);
  expect(names).toEqual(Object.keys(files));
  const animated = 'blog/a/animation.webp';
  expect(readFileSync(path.join(out, animated))).toEqual(files[animated]);
});

test('a file can have a percent sign in its name', async () => {
  const files = { 'blog/a/100%.vtt': 'WEBVTT' };
  expect((await write(files, ['/blog/a/100%.vtt'])).names).toEqual(Object.keys(files));
});

test('a broken image is reported with its name', async () => {
  const whole = await photo();
  const half = whole.subarray(0, whole.length / 2);
  await expect(write({ 'blog/a/p.jpg': half }, ['/blog/a/p.jpg'])).rejects.toThrow('blog/a/p.jpg');
});

test('dark lines on transparency get the colour of light pages behind them, light ones that of dark pages', async () => {
  const lines = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M9 9h72v9H9z" fill="${color}"/></svg>`;
  const files = {
    'blog/a/dark.png': await sharp(Buffer.from(lines('#111111')))
      .png()
      .toBuffer(),
    'blog/a/dark.svg': lines('#111111'),
    'blog/a/light.svg': lines('#eeeeee'),
    'blog/a/red.svg': lines('#cc3333'),
    'blog/a/painted.svg': lines('#cc3333').replace('<svg', '<svg data-colors="accent: #cc3333"'),
  };
  const { out } = await write(
    files,
    Object.keys(files).map((name) => `/${name}`),
  );
  const { data } = await sharp(path.join(out, 'blog/a/dark.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  const drawing = (name: string) => readFileSync(path.join(out, name), 'utf8');
  expect(drawing('blog/a/dark.svg')).toContain('<style>:root{background:#ffffff}</style>');
  expect(drawing('blog/a/light.svg')).toContain('<style>:root{background:#000000}</style>');
  expect(drawing('blog/a/red.svg')).toBe(lines('#cc3333'));
  expect(drawing('blog/a/painted.svg')).toContain('<style>:root{background:#000000}</style>');
});
