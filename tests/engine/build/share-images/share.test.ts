/** @jest-environment node */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadDrawing } from '@/build/share-images/draw';
import { shareItems } from '@/build/share-images/share-items';
import { site } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';
import { tagRoute } from '@/lib/urls';
import { post, projectFolder } from '../../../support/content-folder';
import { runScript } from '../../../support/run-script';
import { allPages } from '../../../support/source';

const { theme } = site;

const build = (root: string) => runScript(root, 'build/share-images/build-share-images.ts');

const projectWith = (titles: Record<string, string>) =>
  projectFolder(
    Object.fromEntries(
      Object.entries(titles).map(([id, title]) => [`content/blog/${id}.md`, post({ title })]),
    ),
  );

const imageOf = (root: string, id: string) => readFileSync(join(root, `out/share/blog/${id}.png`));

/** The room between the margin and the glyph; a title has to leave free what lies around it. */
const beside = { left: 0, top: 114, width: 732, height: 402 };

/** Where the letters of a title lie in an image, in pixels. */
async function titleBox(png: Buffer) {
  const part = await sharp(png).extract(beside).png().toBuffer();
  const { info } = await sharp(part).trim().toBuffer({ resolveWithObject: true });
  const left = beside.left - (info.trimOffsetLeft ?? 0);
  const top = beside.top - (info.trimOffsetTop ?? 0);
  return { left, top, right: left + info.width, bottom: top + info.height };
}

describe('images of hard titles', () => {
  const titles = {
    short: 'DEX',
    long: 'Why a 120 character title about sewing the heavy sections of atlases still has to be readable on a phone screen, really',
    endless: 'Word '.repeat(200).trim(),
    'one-word': 'W'.repeat(120),
    emoji: 'Shipping on Fridays 🚀 with 👩‍💻 and 🇫🇷 ✈️ ❤️',
    arabic: 'كيف بنيت منصة تداول لامركزية على شبكة Library في 2023!',
    hebrew: 'שלום DEX',
    scripts: 'Žluťoučký kůň, Ελληνικά, Как я писал हिन्दी, e\u0301te\u0301',
  };
  let root: string;
  let stderr: string;

  beforeAll(async () => {
    root = projectWith(titles);
    ({ stderr } = await build(root));
  });

  it.each(Object.keys(titles))('%s: it fits', async (id) => {
    const png = imageOf(root, id);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(40_000);
    const { left, top, right, bottom } = await titleBox(png);
    expect(left).toBeGreaterThanOrEqual(60);
    expect(right).toBeLessThanOrEqual(680);
    expect(top).toBeGreaterThanOrEqual(130);
    expect(bottom).toBeLessThanOrEqual(500);
  });

  it('every letter is drawn', () => expect(stderr).toBe(''));

  it('a short title is larger than a long one', async () => {
    const short = await titleBox(imageOf(root, 'short'));
    const word = await titleBox(imageOf(root, 'one-word'));
    const lineOfMany = (word.bottom - word.top) / 5;
    expect(short.bottom - short.top).toBeGreaterThan(1.5 * lineOfMany);
  });

  it('titles start at the left, or at the right if they are read from there', async () => {
    expect((await titleBox(imageOf(root, 'short'))).left).toBeLessThan(75);
    const hebrew = await titleBox(imageOf(root, 'hebrew'));
    expect(hebrew.left).toBeGreaterThan(200);
    expect(hebrew.right).toBeGreaterThan(660);
  });
});

it('draws only what has changed, and gives the same bytes', async () => {
  const root = projectWith({ a: 'One', b: 'Two' });
  expect((await build(root)).stdout).toMatch(/ (\d+) images, \1 drawn/);
  const [a, b] = [imageOf(root, 'a'), imageOf(root, 'b')];
  expect(a).not.toEqual(b);
  expect((await build(root)).stdout).toContain(' 0 drawn');
  const cache = join(root, '.cache/share');
  const [kept = ''] = readdirSync(cache);
  rmSync(join(cache, kept));
  expect((await build(root)).stdout).toContain(' 1 drawn');
  rmSync(cache, { recursive: true });
  await build(root);
  expect([imageOf(root, 'a'), imageOf(root, 'b')]).toEqual([a, b]);
});

it('leaves out letters that no font has, and warns in each build', async () => {
  const root = projectWith({ plain: 'A letter', rare: 'A 漢 letter', 'only-rare': '漢字' });
  await build(root);
  const { stderr } = await build(root);
  expect(stderr).toContain('content/blog/rare.md');
  expect(stderr).toContain('漢 字');
  expect(stderr).not.toContain('content/blog/plain.md');
  expect(await titleBox(imageOf(root, 'rare'))).toEqual(await titleBox(imageOf(root, 'plain')));
  // The path of the page stands in for its title.
  expect((await titleBox(imageOf(root, 'only-rare'))).right).toBeGreaterThan(300);
});

it.each([
  [undefined, theme.dark.bg],
  ['light', theme.light.bg],
] as const)('with the only theme "%s" an image is on %s', async (only, background) => {
  const items = itemsOf({ 'content/blog/a.md': post() }).slice(0, 1);
  const draw = await loadDrawing(items, { ...theme, only });
  const { png } = await draw(items[0]!);
  const [r, g, b] = await sharp(png)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${[r!, g!, b!].map((part) => part.toString(16).padStart(2, '0')).join('')}`).toBe(
    background,
  );
});

function itemsOf(files: Record<string, string>) {
  const { content } = loadSiteContent({ root: projectFolder(files) });
  return shareItems(content, site, allPages, '<svg/>');
}

it('one more post in a list does not change the image of the list', () => {
  const listOf = (files: Record<string, string>) =>
    itemsOf(files).find(({ route }) => route === tagRoute('c-sharp'));
  const one = { 'content/blog/a.md': post({ tags: ['C#'] }) };
  const two = { ...one, 'content/blog/b.md': post({ tags: ['C#'], date: '02-12-2023' }) };
  expect(listOf(one)).toMatchObject({
    title: 'C#',
    captions: [site.words.blog.name, site.words.share.tag],
  });
  expect(listOf(two)).toEqual(listOf(one));
});
