import path from 'node:path';
import sharp from 'sharp';
import { drawShareImage } from '@/app/share/[...page]/draw';
import type { ShareItem } from '@/app/share/[...page]/items';
import { theme } from '@/data/theme';
import { mainTheme } from '@/lib/graphics/pattern';
import { shareImageSize } from '@/lib/seo/share-image';
import { projectFolder } from '../../support/content-folder';

const item: ShareItem = {
  path: '/blog/tides/',
  captions: ['Article', '2 January 2024'],
  title: 'Tides',
  signature: ['Inés Łuczak', 'Bookbinder'],
  pattern: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h1v1z"/></svg>',
  isPage: false,
};

const draw = async (title: string) =>
  Buffer.from(await (await drawShareImage({ ...item, title })).arrayBuffer());

test('a share image has the usual size and the background of the site', async () => {
  const image = sharp(await draw('Tides'));
  expect(await image.metadata()).toMatchObject({ format: 'png', ...shareImageSize });
  const [r, g, b] = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const color = [r, g, b].map((part) => part?.toString(16).padStart(2, '0')).join('');
  expect(`#${color}`).toBe(theme[mainTheme(theme)].bg);
});

test('the picture of a project stands beside its title', async () => {
  const picture = path.join(projectFolder({}), 'picture.png');
  await sharp({ create: { width: 800, height: 500, channels: 3, background: '#123456' } })
    .png()
    .toFile(picture);
  const image = await drawShareImage({ ...item, picture });
  const middle = { left: 880, top: 315, width: 1, height: 1 };
  const [r, g, b] = await sharp(await image.arrayBuffer())
    .extract(middle)
    .raw()
    .toBuffer();
  expect([r, g, b]).toEqual([0x12, 0x34, 0x56]);
});

test('the same texts give the same bytes, and other titles another image', async () => {
  const first = await draw('Tides');
  const second = await draw('Tides');
  const other = await draw('Waves');
  expect(second.equals(first)).toBe(true);
  expect(other.equals(first)).toBe(false);
});

test.each([
  ['letters that no typeface has', 'Tides 潮', 'Tides'],
  ['a title in letters that no typeface has, and shows the slug', '潮汐', 'tides'],
  ['signs that change the direction of the line', '\u202eTides', 'Tides'],
])('leaves out %s', async (_, title, shown) => {
  expect((await draw(title)).equals(await draw(shown))).toBe(true);
});

test.each([
  ['letters of other scripts', 'Приливы, مرحبا, שלום 🦀'],
  ['one long word', 'Rechtsschutzversicherungsgesellschaften'],
  ['many words', 'All work and no play makes Jack a dull boy. '.repeat(8)],
])('keeps %s within the space for the title', async (_, title) => {
  // Beside the title.
  const strip = { left: 522, top: 130, width: 48, height: 370 };
  const between = await sharp(await draw(title))
    .extract(strip)
    .removeAlpha()
    .png()
    .toBuffer();
  // sharp's statistics are those of its input.
  const { channels } = await sharp(between).stats();
  for (const { min, max } of channels) expect(max - min).toBe(0);
});
