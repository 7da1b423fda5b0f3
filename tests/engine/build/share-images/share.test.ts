/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSiteContent as readContent } from '@/lib/site/content';
import { site } from '@/lib/site';
import { tagRoute } from '@/lib/urls';
import { shareImage } from '@/lib/outputs/share-image';
import { fitLine, fitTitle } from '@/build/share-images/fit-title';
import { shareItems } from '@/build/share-images/share-items';
import { titleFrame } from '@/build/share-images/share-drawing';
import { drawable, isRightToLeft, plainText } from '@/build/share-images/text';
import { picture, post, project, projectFolder } from '../../../support/content-folder';
import type { DrawnTitle } from '../../../support/draw-share';

/** Runs TypeScript outside Jest, which does not load HarfBuzz. */
const tsx = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', ...args]);

jest.setTimeout(120_000);

const pages = { about: true, contact: true, cv: true, blog: true, projects: true, slug: true };

/** One letter is half an em wide, as in a typewriter. */
const measure = (text: string) => Array.from(text).length / 2;
const frame = { width: 100, height: 60, sizes: [20, 10], leading: 1, maxLines: 4 };

describe('a title', () => {
  it('is set at the largest size at which it fits, in even lines', () => {
    expect(fitTitle('one two six ten', frame, measure)).toEqual({
      size: 20,
      lines: ['one two', 'six ten'],
    });
  });

  it('steps down in size when a word or the number of lines needs it', () => {
    expect(fitTitle('hippopotamus', frame, measure).size).toBe(10);
    expect(fitTitle('one two six ten '.repeat(3).trim(), frame, measure).size).toBe(10);
  });

  it('is broken inside a word, and ends in an ellipsis, only as the last resort', () => {
    expect(fitTitle('a'.repeat(30), frame, measure).lines).toEqual([
      'a'.repeat(20),
      'a'.repeat(10),
    ]);
    const { lines } = fitTitle('word '.repeat(40).trim(), frame, measure);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(Math.max(...lines.map(measure)) * 10).toBeLessThanOrEqual(frame.width);
  });

  it('keeps emoji of several parts whole', () => {
    expect(fitLine('ab👩‍💻', 2, measure)).toBe('ab…');
  });
});

it('text is read from right to left when its first letter is', () => {
  expect(['2023: שלום DEX', 'مرحبا', 'DEX שלום', '🚀'].map(isRightToLeft)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('text is drawn without marks that only steer, and without letters that no font has', () => {
  expect(plainText(' a\u202e\n b✈\ufe0f ')).toBe('a b✈');
  const covered = new Set(Array.from('ab ', (char) => char.codePointAt(0) ?? 0));
  expect(drawable('a 漢 b漢', covered)).toEqual({ text: 'a b', missing: ['漢'] });
});

it('each page, project, post and list of posts has a picture of its own', () => {
  const posts = Array.from({ length: 30 }, (_, n) => [
    `content/blog/post-${n}.md`,
    post({ tags: ['C#'], series: 'Small steps' }),
  ]);
  const root = projectFolder({
    ...picture,
    ...Object.fromEntries(posts),
    'content/projects/shop.md': project(),
    // Named like lists, without their address.
    'content/blog/tags-c-sharp.md': post(),
    'content/projects/blog-tags.md': project({ order: 2 }),
  });
  const files = shareItems(readContent({ root }).content, site, pages).map((item) =>
    shareImage(item.route),
  );
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !file.startsWith('/share/blog/post-'))).toEqual(
    [
      ...['home', 'about', 'projects', 'blog', 'contact', 'blog/tags', 'blog/archive'],
      ...['shop', 'blog-tags', 'blog/tags-c-sharp'],
      ...['blog/tags/c-sharp', 'blog/series/small-steps', 'blog/archive/2023'],
    ].map((name) => `/share/${name}.png`),
  );
});

it('a post more in a list changes nothing in the picture of the list', () => {
  const listOf = (files: Record<string, string>) =>
    shareItems(readContent({ root: projectFolder(files) }).content, site, pages).find(
      ({ route }) => route === tagRoute('c-sharp'),
    );
  const one = { 'content/blog/a.md': post({ tags: ['C#'] }) };
  const two = { ...one, 'content/blog/b.md': post({ tags: ['C#'], date: '02-12-2023' }) };
  expect(listOf(one)).toMatchObject({ title: 'C#', captions: ['Blog', 'Tag'] });
  expect(listOf(two)).toEqual(listOf(one));
});

describe('pictures of hard titles', () => {
  const titles = [
    'Why a 120 character title about verifying smart contracts on Ethereum still has to be readable on a phone screen, really',
    'W'.repeat(120),
    'Shipping on Fridays 🚀 with 👩‍💻 and 🇫🇷 ✈️ ❤️',
    'كيف بنيت منصة تداول لامركزية على شبكة Ethereum في 2023!',
    'איך בניתי בורסה מבוזרת (DEX) על Ethereum בשנת 2023?',
    'Žluťoučký kůň, Ελληνικά, Как я писал смарт-контракты',
  ];
  let drawn: DrawnTitle[];

  beforeAll(async () => {
    const args = ['tests/support/draw-share.ts', ...titles, titles[0] ?? ''];
    drawn = JSON.parse((await tsx(...args)).stdout) as DrawnTitle[];
  });

  it.each(titles.map((title, index) => [title, index] as const))('%s', (_, index) => {
    const picture = drawn[index];
    if (!picture) throw new Error('The picture is missing.');
    expect(picture).toMatchObject({ width: 1200, height: 630, missing: [] });
    expect(picture.bytes).toBeLessThan(60_000);
    expect(Math.max(...picture.lineWidths)).toBeLessThanOrEqual(titleFrame.width);
    expect(picture.lines.length * picture.size).toBeLessThanOrEqual(titleFrame.height);
  });

  it('the same title gives the same bytes', () => {
    expect(drawn.at(-1)?.hash).toBe(drawn[0]?.hash);
    expect(new Set(drawn.map(({ hash }) => hash)).size).toBe(titles.length);
  });
});

describe('the command', () => {
  let folder: string;
  const build = (...args: string[]) =>
    tsx(
      'build/share-images/build-share-images.ts',
      '--out',
      folder,
      '--cache',
      join(folder, 'cache'),
      ...args,
    );
  const pictures = async () => {
    const names = await readdir(join(folder, 'share'), { recursive: true });
    const files = names.filter((name) => name.endsWith('.png'));
    return Promise.all(files.map((name) => readFile(join(folder, 'share', name))));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'share-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('draws only what has changed, and gives the same bytes', async () => {
    expect((await build()).stdout).toMatch(/ (\d+) pictures, \1 drawn/);
    const before = await pictures();
    const [kept = ''] = await readdir(join(folder, 'cache'));
    await rm(join(folder, 'cache', kept));
    expect((await build()).stdout).toContain(' 1 drawn');
    expect(await pictures()).toEqual(before);
  });

  it('tells mistakes in the arguments without a stack trace', async () => {
    const stderr = await build('--output', 'x').then(
      () => 'it did not fail',
      (error: { stderr: string }) => error.stderr,
    );
    expect(stderr).toContain("Unknown option '--output'");
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
