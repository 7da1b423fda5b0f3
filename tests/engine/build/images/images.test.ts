/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { post, project, projectFolder } from '../../../support/content-folder';
import { photo } from '../../../support/pictures';
import { runScript } from '../../../support/run-script';

const build = (root: string) => runScript(root, 'build/images/build-images.ts');

const site = async () =>
  projectFolder({
    'content/blog/a.md': post({}, '![A](a/photo.jpg) ![B](a/drawing.svg) ![C](/images/c.jpg)'),
    'content/blog/draft.md': post({ draft: true }, '![D](draft/secret.jpg)'),
    'content/projects/p.md': project({ pictureUrl: '/images/p.jpg' }),
    'content/blog/a/drawing.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>',
    'content/blog/a/photo.jpg': await photo({ located: true, orientation: 6 }),
    'content/blog/a/unused.jpg': await photo({ width: 10 }),
    'content/blog/draft/secret.jpg': await photo({ width: 20 }),
    'public/images/c.jpg': await photo({ width: 300 }),
    'public/images/p.jpg': await photo({ width: 500 }),
  });

const filesOf = (root: string) =>
  readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, 'out/').length))
    .sort();

const bytesOf = (root: string) =>
  filesOf(root).map((file) => readFileSync(join(root, 'out', file)).toString('base64'));

describe('pictures', () => {
  let root: string;
  let said: string;

  beforeAll(async () => {
    root = await site();
    const run = await build(root);
    if (run.code) throw new Error(run.stderr);
    said = run.stdout;
  });

  it('are made of those that published texts and projects show, and of no other', () => {
    const names = filesOf(root).map((file) => file.replace(/[0-9a-f]{16}/, 'hash'));
    const sized = [300, 400, 400, 500, 600].flatMap((width) =>
      ['avif', 'webp'].map((format) => `pictures/hash-${width}.${format}`),
    );
    expect(names.sort()).toEqual(['blog/a/drawing.svg', 'blog/a/photo.jpg', ...sized].sort());
  });

  it('are turned as the camera says, and keep nothing else that it wrote', async () => {
    for (const file of filesOf(root).filter((name) => !name.endsWith('.svg'))) {
      const { exif, xmp, iptc, orientation } = await sharp(join(root, 'out', file)).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
    const { width, height } = await sharp(join(root, 'out/blog/a/photo.jpg')).metadata();
    expect([width, height]).toEqual([600, 900]);
  });

  it('are made once, and with the same bytes each time', async () => {
    expect(said).toContain('4 pictures, 11 files made');
    const before = bytesOf(root);
    expect((await build(root)).stdout).toContain('4 pictures, 0 files made');
    rmSync(join(root, '.cache'), { recursive: true });
    expect((await build(root)).stdout).toContain('11 files made');
    expect(bytesOf(root)).toEqual(before);
  });

  it('leave the cache when no picture is made of them any more', async () => {
    writeFileSync(join(root, 'content/blog/a.md'), post({}, '![C](/images/c.jpg)'));
    await build(root);
    expect(readdirSync(join(root, '.cache/pictures'))).toHaveLength(6);
  });
});

it('a broken picture is named, without a stack trace', async () => {
  const root = await site();
  const whole = await photo();
  writeFileSync(join(root, 'content/blog/a/photo.jpg'), whole.subarray(0, whole.length / 2));
  const { code, stderr } = await build(root);
  expect(code).toBe(1);
  expect(stderr).toContain('content/blog/a/photo.jpg');
  expect(stderr).not.toMatch(/^\s+at /m);
});
