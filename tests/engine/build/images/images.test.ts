/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { post, project, projectFolder } from '../../../support/content-folder';
import { photo } from '../../../support/pictures';

jest.setTimeout(60_000);

/** Runs the command in a project's folder. */
function build(root: string, ...args: string[]) {
  const here = process.cwd();
  return promisify(execFile)(
    process.execPath,
    [
      '--import',
      join(here, 'node_modules/tsx/dist/loader.mjs'),
      join(here, 'build/images/build-images.ts'),
      ...args,
    ],
    { cwd: root, env: { ...process.env, TSX_TSCONFIG_PATH: join(here, 'tsconfig.json') } },
  );
}

const texts = {
  'content/blog/a.md': post({}, '![A](a/photo.jpg) ![B](a/drawing.svg) ![C](/images/c.jpg)'),
  'content/blog/draft.md': post({ draft: true }, '![D](draft/secret.jpg)'),
  'content/projects/p.md': project({ pictureUrl: '/images/p.jpg' }),
  'content/blog/a/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>',
};

async function site() {
  const root = projectFolder(texts);
  const photos = {
    'content/blog/a/photo.jpg': await photo({ located: true, orientation: 6 }),
    'content/blog/a/unused.jpg': await photo({ width: 10 }),
    'content/blog/draft/secret.jpg': await photo({ width: 20 }),
    'public/images/c.jpg': await photo({ width: 300 }),
    'public/images/p.jpg': await photo({ width: 500 }),
  };
  for (const [path, bytes] of Object.entries(photos)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), bytes);
  }
  return root;
}

const filesOf = (root: string) =>
  readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, 'out/').length))
    .sort();

const bytesOf = (root: string) =>
  filesOf(root).map((file) => readFileSync(join(root, 'out', file)).toString('base64'));

describe('the command', () => {
  let root: string;
  let said: string;

  beforeAll(async () => {
    root = await site();
    said = (await build(root)).stdout;
  });

  it('publishes what published texts and projects show, and nothing else', () => {
    const names = filesOf(root)
      .map((file) => file.replace(/[0-9a-f]{16}/, 'hash'))
      .sort();
    expect(names).toEqual([
      'blog/a/drawing.svg',
      'blog/a/photo.jpg',
      'pictures/hash-300.avif',
      'pictures/hash-300.webp',
      'pictures/hash-400.avif',
      'pictures/hash-400.avif',
      'pictures/hash-400.webp',
      'pictures/hash-400.webp',
      'pictures/hash-500.avif',
      'pictures/hash-500.webp',
      'pictures/hash-600.avif',
      'pictures/hash-600.webp',
    ]);
  });

  it('leaves out what the camera wrote, after turning the picture as it says', async () => {
    for (const file of filesOf(root).filter((name) => !name.endsWith('.svg'))) {
      const { exif, xmp, iptc, orientation } = await sharp(join(root, 'out', file)).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
    const { width, height } = await sharp(join(root, 'out/blog/a/photo.jpg')).metadata();
    expect([width, height]).toEqual([600, 900]);
  });

  it('makes only what has changed, and gives the same bytes', async () => {
    expect(said).toContain('4 pictures, 11 files made');
    const before = bytesOf(root);
    expect((await build(root)).stdout).toContain('4 pictures, 0 files made');
    expect(bytesOf(root)).toEqual(before);
    const anew = await build(root, '--cache', join(root, 'other-cache'));
    expect(anew.stdout).toContain('11 files made');
    expect(bytesOf(root)).toEqual(before);
  });

  it('forgets what no picture is made of any more', async () => {
    writeFileSync(join(root, 'content/blog/a.md'), post({}, '![C](/images/c.jpg)'));
    await build(root);
    expect(readdirSync(join(root, '.cache/pictures'))).toHaveLength(6);
  });
});

it('a broken picture is named, without a stack trace', async () => {
  const root = await site();
  const whole = await photo();
  writeFileSync(join(root, 'content/blog/a/photo.jpg'), whole.subarray(0, whole.length / 2));
  const stderr = await build(root).then(
    () => 'it did not fail',
    (error: { stderr: string }) => error.stderr,
  );
  expect(stderr).toContain('content/blog/a/photo.jpg: the picture cannot be read');
  expect(stderr).not.toMatch(/^\s+at /m);
});
